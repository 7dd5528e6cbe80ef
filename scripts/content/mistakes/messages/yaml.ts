import type { Words } from '#schema/words.ts';
import { toWriteInFile } from '../quote.ts';
import { type Aspect, type Entry, type None, withHint } from './message.ts';

/** Mistakes of YAML: what the parser cannot read, and what it would read otherwise than meant. */
export const yamlMistakes = {
  'yaml-syntax': {
    describe: ({ problem, expected, hint }) =>
      withHint(
        expected === undefined ? { message: problem } : { message: problem, expected },
        hint,
      ),
  } satisfies Entry<{ problem: Words; expected?: Words; hint?: Words }>,
  'conflict-markers': {
    describe: () => ({
      message: {
        en: 'git left both versions of this passage in the file: two people changed it',
        fr: 'git a laissé les deux versions de ce passage dans le fichier : deux personnes l’ont modifié',
      },
      expected: {
        en: 'one version, without the lines of `<<<<<<<`, `=======` and `>>>>>>>`',
        fr: 'une seule version, sans les lignes `<<<<<<<`, `=======` et `>>>>>>>`',
      },
      hint: {
        en: 'keep what is right of the two, and remove the three marked lines',
        fr: 'gardez ce qui est juste des deux, et retirez les trois lignes de marques',
      },
    }),
  } satisfies Entry<None>,
  'line-ends': {
    describe: () => ({
      message: {
        en: 'the lines end in CR alone, as on old Macintoshes: the file is one long line',
        fr: 'les lignes finissent par CR seul, comme sur les anciens Macintosh : le fichier n’est qu’une longue ligne',
      },
      expected: {
        en: 'lines that end in LF, or in CR LF',
        fr: 'des lignes qui finissent par LF, ou par CR LF',
      },
      hint: {
        en: 'in the editor: “line endings”, LF; then save',
        fr: 'dans l’éditeur : « fins de ligne », LF ; puis enregistrez',
      },
    }),
  } satisfies Entry<None>,
  'yaml-indentation': {
    describe: ({ problem, hint, aspect }) => ({
      message: problem,
      ...(aspect !== undefined && { aspect }),
      expected: {
        en: 'two spaces a level; keys of one group start at the same column',
        fr: 'deux espaces par niveau ; les clés d’un même groupe commencent à la même colonne',
      },
      hint,
    }),
  } satisfies Entry<{ problem: Words; hint: Words; aspect?: Aspect }>,
  'unquoted-text': {
    describe: ({ problem, fixed }) => ({
      message: problem,
      expected: {
        en: 'text in quotes, or under `|` on lines of its own',
        fr: 'un texte entre guillemets droits, ou sous `|` sur ses propres lignes',
      },
      hint: toWriteInFile(fixed),
    }),
  } satisfies Entry<{ problem: Words; fixed: string }>,
  'text-cut': {
    describe: ({ lost, fixed }) => ({
      message: {
        en: `the text ends before \` #\`: “${lost}” is read as a comment`,
        fr: `le texte s’arrête avant \` #\` : « ${lost} » est lu comme un commentaire`,
      },
      expected: {
        en: 'text in quotes when it holds ` #`; a comment on a line of its own',
        fr: 'un texte entre guillemets droits s’il contient ` #` ; un commentaire sur sa propre ligne',
      },
      hint: {
        en: `write \`${fixed}\`, or move the comment above`,
        fr: `écrivez \`${fixed}\`, ou placez le commentaire au-dessus`,
      },
    }),
  } satisfies Entry<{ lost: string; fixed: string }>,
  'duplicate-key': {
    describe: ({ key, first }) => ({
      message: { en: `the key \`${key}\` stands twice`, fr: `la clé \`${key}\` figure deux fois` },
      expected: { en: 'each key once', fr: 'chaque clé une seule fois' },
      hint: {
        en: `the first one is in line ${first}: keep one of them`,
        fr: `la première est à la ligne ${first} : gardez l’une des deux`,
      },
    }),
  } satisfies Entry<{ key: string; first: number }>,
  'text-key': {
    describe: ({ key }) => ({
      message: { en: `the key \`${key}\` is no word`, fr: `la clé \`${key}\` n’est pas un mot` },
      expected: { en: 'a word as key', fr: 'un mot pour clé' },
      hint: {
        en: `for a key that looks like a number, write it in quotes: \`"${key}":\``,
        fr: `une clé qui ressemble à un nombre s’écrit entre guillemets droits : \`"${key}":\``,
      },
    }),
  } satisfies Entry<{ key: string }>,
  'forbidden-key': {
    describe: ({ key }) => ({
      message: { en: `\`${key}\` cannot be a key`, fr: `\`${key}\` ne peut pas être une clé` },
      expected: {
        en: 'one of the keys that the schema lists',
        fr: 'une des clés que le schéma énumère',
      },
      hint: { en: 'choose another word', fr: 'choisissez un autre mot' },
    }),
  } satisfies Entry<{ key: string }>,
  'yaml-tag': {
    describe: ({ tag, fixed }) => ({
      message: {
        en: `\`${tag}\` is read as a YAML tag`,
        fr: `\`${tag}\` est lu comme une étiquette YAML`,
      },
      expected: {
        en: 'plain values: content uses no tags',
        fr: 'des valeurs simples : le contenu n’emploie pas d’étiquettes',
      },
      hint: {
        en: `as text, write \`${fixed}\`; else remove \`${tag}\``,
        fr: `pour un texte, écrivez \`${fixed}\` ; sinon supprimez \`${tag}\``,
      },
    }),
  } satisfies Entry<{ tag: string; fixed: string }>,
  'yaml-anchor': {
    describe: ({ name }) => ({
      message: {
        en: `\`&${name}\` is read as a YAML anchor`,
        fr: `\`&${name}\` est lu comme une ancre YAML`,
      },
      expected: neitherAnchorsNorAliases,
      hint: {
        en: 'as text, put it in quotes; else write the value where it is needed',
        fr: 'pour un texte, mettez-le entre guillemets droits ; sinon écrivez la valeur là où il la faut',
      },
    }),
  } satisfies Entry<{ name: string }>,
  'yaml-alias': {
    describe: ({ source, fixed }) => ({
      message: {
        en: `\`${source}\` is read as a YAML alias`,
        fr: `\`${source}\` est lu comme un renvoi YAML`,
      },
      expected: neitherAnchorsNorAliases,
      hint: {
        en: `text that starts with \`*\` stands in quotes: \`${fixed}\``,
        fr: `un texte qui commence par \`*\` se met entre guillemets droits : \`${fixed}\``,
      },
    }),
  } satisfies Entry<{ source: string; fixed: string }>,
  'yaml-directive': {
    describe: ({ directive }) => ({
      message: {
        en: `\`${directive}\` is read as a YAML directive`,
        fr: `\`${directive}\` est lu comme une directive YAML`,
      },
      expected: { en: 'a file without directives', fr: 'un fichier sans directive' },
      hint: {
        en: 'remove the line, and the `---` below it',
        fr: 'supprimez cette ligne, et le `---` qui la suit',
      },
    }),
  } satisfies Entry<{ directive: string }>,
  'several-documents': {
    describe: () => ({
      message: {
        en: 'the file holds several documents',
        fr: 'le fichier contient plusieurs documents',
      },
      expected: { en: 'one document a file', fr: 'un document par fichier' },
      hint: {
        en: 'remove the `---` or `...`, or move what follows to a file of its own',
        fr: 'supprimez le `---` ou le `...`, ou déplacez la suite dans un autre fichier',
      },
    }),
  } satisfies Entry<None>,
  'too-deep': {
    describe: ({ limit }) => ({
      message: {
        en: 'lists and maps are nested too deeply',
        fr: 'listes et groupes de clés sont trop emboîtés',
      },
      expected: { en: `at most ${limit} levels`, fr: `${limit} niveaux au plus` },
      hint: {
        en: 'look for brackets, braces or dashes that were repeated by accident',
        fr: 'cherchez des crochets, des accolades ou des tirets répétés par accident',
      },
    }),
  } satisfies Entry<{ limit: number }>,
};

const neitherAnchorsNorAliases: Words = {
  en: 'plain values: content uses neither anchors nor aliases',
  fr: 'des valeurs simples : le contenu n’emploie ni ancres ni renvois',
};
