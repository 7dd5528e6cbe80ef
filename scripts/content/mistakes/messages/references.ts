import { type LimitName, limits, wishOf } from '#schema/limits.ts';
import type { Words } from '#schema/words.ts';
import { toWrite } from '../quote.ts';
import { didYouMean, isInFolder, listed, suggest, suggestPath } from '../suggest.ts';
import { type Entry, type None, withHint } from './message.ts';

type Known = { known: Iterable<string> };
/** Where the same thing stands already, as `path:line`. */
type First = { first: string };

/** Days as `2027-01-31`. */
type Days = { day: string; today: string };

const templateUses: Record<string, Words> = {
  'not-found': { en: 'unknown addresses', fr: 'les adresses inconnues' },
  error: { en: 'pages that fail', fr: 'les pages qui échouent' },
};

/** Mistakes in what a value refers to, beyond its shape. */
export const references = {
  'unknown-token': {
    describe: ({ token, known }) => {
      const all = listed([...known]);
      return withHint(
        {
          message: { en: `unknown token \`${token}\``, fr: `variable inconnue \`${token}\`` },
          expected: { en: `one of ${all.en}`, fr: `une variable parmi ${all.fr}` },
        },
        didYouMeanToken(token, known),
      );
    },
  } satisfies Entry<{ token: string } & Known>,
  'unknown-fact': {
    describe: ({ token, known }) => {
      const [head = '', ...nouns] = token.split('|').map((part) => part.trim());
      const [number] = head.split('.', 1);
      return {
        message: {
          en: `\`${token}\` tells nothing of a collection`,
          fr: `\`${token}\` ne dit rien d’une collection`,
        },
        expected: {
          en: '`count`, `list`, `first` or `last` and a collection, such as `count.agents`, `count.agents.words | agent | agents`, `list.jobs` or `list.founders with role`',
          fr: '`count`, `list`, `first` ou `last` et une collection, par exemple `count.agents`, `count.agents.words | agent | agents`, `list.jobs` ou `list.founders with role`',
        },
        hint:
          nouns.length === 1 || nouns.length > 2
            ? oneAndSeveral
            : factMeant(head, nouns, number, known),
      };
    },
  } satisfies Entry<{ token: string } & Known>,
  'unknown-entry': {
    describe: ({ entry, known }) =>
      withHint(
        {
          message: {
            en: `there is no entry \`${entry}\``,
            fr: `il n’y a pas de fiche \`${entry}\``,
          },
          expected: {
            en: 'a file of content/collections, without `.yaml`',
            fr: 'un fichier de content/collections, sans `.yaml`',
          },
        },
        didYouMean(entry, known, suggestPath) ?? {
          en: 'what the assistant knows of it is no longer true: remove this file, or write it anew without `about`',
          fr: 'ce que l’assistant en sait n’est plus vrai : supprimez ce fichier, ou récrivez-le sans `about`',
        },
      ),
  } satisfies Entry<{ entry: string } & Known>,
  'unknown-figure': {
    describe: ({ figure, known, isToken }) =>
      withHint(
        {
          message: { en: `unknown figure \`${figure}\``, fr: `chiffre inconnu \`${figure}\`` },
          expected: {
            en: 'the name of a figure of content/figures.yaml',
            fr: 'le nom d’un chiffre de content/figures.yaml',
          },
        },
        (isToken
          ? didYouMeanToken(
              `figure.${figure}`,
              [...known].map((name) => `figure.${name}`),
            )
          : didYouMean(figure, known)) ?? {
          en: `add \`${figure}\` to content/figures.yaml`,
          fr: `ajoutez \`${figure}\` à content/figures.yaml`,
        },
      ),
  } satisfies Entry<{ figure: string; isToken?: true } & Known>,
  'unknown-icon': {
    describe: ({ icon, known }) =>
      withHint(
        {
          message: { en: `unknown icon \`${icon}\``, fr: `icône inconnue \`${icon}\`` },
          expected: {
            en: 'the name of a Lucide icon (https://lucide.dev/icons)',
            fr: 'le nom d’une icône Lucide (https://lucide.dev/icons)',
          },
        },
        didYouMean(icon, known),
      ),
  } satisfies Entry<{ icon: string } & Known>,
  'missing-image': {
    describe: ({ image, known }) =>
      withHint(
        {
          message: {
            en: `there is no image \`${image}\``,
            fr: `il n’y a pas d’image \`${image}\``,
          },
          expected: { en: 'a file of content/images', fr: 'un fichier de content/images' },
        },
        didYouMean(image, known) ?? {
          en: `add the file content/images/${image}`,
          fr: `ajoutez le fichier content/images/${image}`,
        },
      ),
  } satisfies Entry<{ image: string } & Known>,
  'unused-image': {
    note: true,
    describe: ({ image }) => ({
      message: {
        en: `no page shows the image \`${image}\``,
        fr: `aucune page ne montre l’image \`${image}\``,
      },
      hint: { en: 'remove the file, or use it', fr: 'supprimez le fichier, ou employez-le' },
    }),
  } satisfies Entry<{ image: string }>,
  'dead-link': {
    describe: ({ address, known }) =>
      withHint(
        {
          message: {
            en: `no page has the address \`${address}\``,
            fr: `aucune page n’a l’adresse \`${address}\``,
          },
          expected: {
            en: 'the address of a page, written without a language',
            fr: 'l’adresse d’une page, écrite sans langue',
          },
        },
        didYouMean(withoutEnding(address), known, suggestPath) ??
          (isInFolder(address, known) ? gone : undefined),
      ),
  } satisfies Entry<{ address: string } & Known>,
  'hidden-link': {
    describe: ({ to, shownFrom, goneOn }) => ({
      message: hiddenWords(to, shownFrom, goneOn),
      expected: {
        en: 'a link to what visitors see as long as they see the link',
        fr: 'un lien vers ce que les visiteurs voient aussi longtemps que le lien',
      },
      hint: {
        en: 'take the link away, or give what bears it the same `draft`, `from` or `until`',
        fr: 'retirez le lien, ou donnez à ce qui le porte les mêmes `draft`, `from` ou `until`',
      },
    }),
  } satisfies Entry<{ to: string; shownFrom?: string; goneOn?: string }>,
  'moved-link': {
    describe: ({ address, to }) => ({
      message: {
        en: `\`${address}\` is a former address`,
        fr: `\`${address}\` est une ancienne adresse`,
      },
      expected: {
        en: 'the address that the page has now',
        fr: 'l’adresse que la page a maintenant',
      },
      hint: toWrite(to),
    }),
  } satisfies Entry<{ address: string; to: string }>,
  'never-shown': {
    describe: ({ from, until }) => ({
      message: {
        en: `it is shown from ${from} on, and until ${until}: never`,
        fr: `visible à partir du ${from} et jusqu’au ${until} : jamais`,
      },
      expected: {
        en: '`from`, the first day, not after `until`, the last one',
        fr: '`from`, le premier jour, au plus tard à `until`, le dernier',
      },
    }),
  } satisfies Entry<{ from: string; until: string }>,
  draft: {
    note: true,
    describe: () => ({
      message: {
        en: 'a draft: visitors do not see it',
        fr: 'un brouillon : les visiteurs ne le voient pas',
      },
      hint: {
        en: 'remove the line to publish it',
        fr: 'supprimez cette ligne pour le publier',
      },
    }),
  } satisfies Entry<None>,
  'shown-later': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors see it from ${day} on, if the site is built again then`,
        fr: `les visiteurs le voient à partir du ${day}, si le site est recompilé ce jour-là`,
      },
      hint: {
        en: `today is ${today}; \`SITE_DATE=${day} npm run build\` shows that day`,
        fr: `nous sommes le ${today} ; \`SITE_DATE=${day} npm run build\` montre ce jour-là`,
      },
    }),
  } satisfies Entry<Days>,
  'shown-until': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors see it until ${day}, if the site is built again the day after`,
        fr: `les visiteurs le voient jusqu’au ${day}, si le site est recompilé le lendemain`,
      },
      hint: { en: `today is ${today}`, fr: `nous sommes le ${today}` },
    }),
  } satisfies Entry<Days>,
  'no-longer-shown': {
    note: true,
    describe: ({ day, today }) => ({
      message: {
        en: `visitors have not seen it since ${day}`,
        fr: `les visiteurs ne le voient plus depuis le ${day}`,
      },
      hint: {
        en: `today is ${today}: remove it, or change its days`,
        fr: `nous sommes le ${today} : supprimez-le, ou changez ses jours`,
      },
    }),
  } satisfies Entry<Days>,
  'dead-anchor': {
    describe: ({ anchor, address, known }) => {
      const anchors = listed([...known]);
      return withHint(
        {
          message: {
            en: `the page \`${address}\` has no anchor \`#${anchor}\``,
            fr: `la page \`${address}\` n’a pas d’ancre \`#${anchor}\``,
          },
          expected: {
            en: 'the `id` of a section that this page shows',
            fr: 'l’`id` d’une section que cette page montre',
          },
        },
        didYouMean(anchor, known) ?? {
          en: `its anchors: ${anchors.en}`,
          fr: `ses ancres : ${anchors.fr}`,
        },
      );
    },
  } satisfies Entry<{ anchor: string; address: string } & Known>,
  'insecure-link': {
    describe: ({ address }) => ({
      message: {
        en: `the link \`${address}\` is not secure`,
        fr: `le lien \`${address}\` n’est pas sûr`,
      },
      expected: {
        en: 'an address that starts with `https://`',
        fr: 'une adresse qui commence par `https://`',
      },
    }),
  } satisfies Entry<{ address: string }>,
  'duplicate-id': {
    describe: ({ id, first }) => ({
      message: { en: `\`${id}\` is used twice`, fr: `\`${id}\` est employé deux fois` },
      expected: {
        en: 'an `id` that stands once on its page',
        fr: 'un `id` unique sur sa page',
      },
      hint: {
        en: `the first one is at ${first}: choose another word here`,
        fr: `le premier est en ${first} : choisissez ici un autre mot`,
      },
    }),
  } satisfies Entry<{ id: string } & First>,
  'duplicate-address': {
    describe: ({ address, first }) => ({
      message: {
        en: `the address \`${address}\` belongs to another page already`,
        fr: `l’adresse \`${address}\` est déjà celle d’une autre page`,
      },
      expected: {
        en: 'an address of its own for each page and alias',
        fr: 'une adresse propre à chaque page et à chaque alias',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<{ address: string } & First>,
  'missing-template': {
    describe: ({ purpose, path }) => {
      const name = purpose.replaceAll('-', ' ');
      const use = templateUses[purpose] ?? { en: name, fr: `la collection \`${purpose}\`` };
      return {
        message: {
          en: `there is no template for ${use.en}`,
          fr: `il n’y a pas de modèle pour ${use.fr}`,
        },
        expected: {
          en: `a file of content/templates with \`for: ${purpose}\``,
          fr: `un fichier de content/templates avec \`for: ${purpose}\``,
        },
        hint: {
          en: `bring ${path} back from the history, or write it anew`,
          fr: `reprenez ${path} dans l’historique, ou récrivez-le`,
        },
      };
    },
  } satisfies Entry<{ purpose: string; path: string }>,
  'duplicate-page': {
    describe: ({ page, first }) => ({
      message: {
        en: `there is a page \`${page}\` already`,
        fr: `il y a déjà une page \`${page}\``,
      },
      expected: {
        en: 'one page of a name: a name is a file of content/pages, or the `for` of a template',
        fr: 'une seule page par nom : un nom est un fichier de content/pages, ou le `for` d’un modèle',
      },
      hint: {
        en: `the other one is at ${first}: rename this file, or remove it`,
        fr: `l’autre est en ${first} : renommez ce fichier, ou supprimez-le`,
      },
    }),
  } satisfies Entry<{ page: string } & First>,
  'unknown-answer': {
    describe: ({ entry, known }) => ({
      ...withHint(
        {
          message: {
            en: `there is no knowledge entry \`${entry}\``,
            fr: `il n’y a pas de fiche de connaissances \`${entry}\``,
          },
          expected: {
            en: 'the name of a file of content/knowledge/entries, with a text in each language of the page',
            fr: 'le nom d’un fichier de content/knowledge/entries, avec un texte dans chaque langue de la page',
          },
        },
        didYouMean(entry, known),
      ),
    }),
  } satisfies Entry<{ entry: string } & Known>,
  'no-entry': {
    describe: ({ kind }) => ({
      message: {
        en: `a section \`${kind}\` shows an entry, and this page is made from none`,
        fr: `une section \`${kind}\` montre une fiche, et cette page n’est faite d’aucune`,
      },
      expected: {
        en: 'a template of that collection: `for: industries` or `for: case-studies`',
        fr: 'un modèle de cette collection : `for: industries` ou `for: case-studies`',
      },
    }),
  } satisfies Entry<{ kind: string }>,
  'unknown-case': {
    describe: ({ name, known }) =>
      withHint(
        {
          message: { en: `there is no case \`${name}\``, fr: `il n’y a pas de cas \`${name}\`` },
          expected: {
            en: 'the name of a file of content/collections/cases',
            fr: 'le nom d’un fichier de content/collections/cases',
          },
        },
        didYouMean(name, known) ?? {
          en: `add the file content/collections/cases/${name}.yaml`,
          fr: `ajoutez le fichier content/collections/cases/${name}.yaml`,
        },
      ),
  } satisfies Entry<{ name: string } & Known>,
  'unsafe-slug': {
    describe: ({ slug }) => ({
      message: {
        en: `the address made from this title, \`${slug}\`, does not work`,
        fr: `l’adresse tirée de ce titre, \`${slug}\`, ne fonctionne pas`,
      },
      expected: {
        en: 'a title without `/`, `?`, `#`, `%` and `\\`',
        fr: 'un titre sans `/`, `?`, `#`, `%` ni `\\`',
      },
    }),
  } satisfies Entry<{ slug: string }>,
  'duplicate-title': {
    describe: ({ title, first }) => ({
      message: {
        en: `another page has the title “${title}”`,
        fr: `une autre page a le titre « ${title} »`,
      },
      expected: {
        en: 'a title that stands once in the site',
        fr: 'un titre unique dans le site',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<{ title: string } & First>,
  'same-wall': {
    describe: ({ first }) => ({
      message: {
        en: 'another page has nearly the same wall',
        fr: 'une autre page a presque le même mur',
      },
      expected: {
        en: 'a wall that differs from each other page’s in two words at least',
        fr: 'un mur qui diffère de celui de chaque autre page par deux mots au moins',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<First>,
  'duplicate-description': {
    describe: ({ first }) => ({
      message: {
        en: 'another page has the same description',
        fr: 'une autre page a la même description',
      },
      expected: {
        en: 'a description that stands once in the site',
        fr: 'une description unique dans le site',
      },
      hint: { en: `the other one is at ${first}`, fr: `l’autre est en ${first}` },
    }),
  } satisfies Entry<First>,
  'title-length': {
    describe: ({ length }) => ({
      message: { en: `the title has ${length} characters`, fr: `le titre a ${length} caractères` },
      expected: {
        en: '15 to 60 characters, tokens resolved, a long product name counted as 8',
        fr: '15 à 60 caractères, variables remplacées, un long nom de produit compté pour 8',
      },
      hint: length < 15 ? sayMore : takeAway(length - 60),
    }),
  } satisfies Entry<{ length: number }>,
  'description-length': {
    describe: ({ length }) => ({
      message: {
        en: `the description has ${length} characters`,
        fr: `la description a ${length} caractères`,
      },
      expected: {
        en: '70 to 160 characters, tokens resolved, a long product name counted as 8',
        fr: '70 à 160 caractères, variables remplacées, un long nom de produit compté pour 8',
      },
      hint: length < 70 ? sayMore : takeAway(length - 160),
    }),
  } satisfies Entry<{ length: number }>,
  'text-length': {
    describe: ({ length, limit }) => ({
      message: {
        en: `this text has ${length} characters`,
        fr: `ce texte a ${length} caractères`,
      },
      expected: wishOf(limit),
      hint: takeAway(length - limits[limit].characters),
    }),
  } satisfies Entry<{ length: number; limit: LimitName }>,
  'unknown-message': {
    describe: ({ id, known }) =>
      withHint(
        {
          message: {
            en: `the code uses the message \`${id}\`, which no interface file has`,
            fr: `le code emploie le message \`${id}\`, qu’aucun fichier d’interface ne contient`,
          },
          expected: {
            en: 'an id of content/interface/fr.yaml and en.yaml',
            fr: 'un identifiant de content/interface/fr.yaml et en.yaml',
          },
        },
        didYouMean(id, known),
      ),
  } satisfies Entry<{ id: string } & Known>,
  'unused-message': {
    describe: ({ id }) => ({
      message: {
        en: `nothing shows the message \`${id}\``,
        fr: `rien ne montre le message \`${id}\``,
      },
      hint: { en: 'remove it in both languages', fr: 'supprimez-le dans les deux langues' },
    }),
  } satisfies Entry<{ id: string }>,
  'missing-message': {
    describe: ({ id, file }) => ({
      message: { en: `\`${id}\` is missing in ${file}`, fr: `\`${id}\` manque dans ${file}` },
      expected: {
        en: 'the same messages in every language',
        fr: 'les mêmes messages dans toutes les langues',
      },
      hint: { en: `add \`${id}\` to ${file}`, fr: `ajoutez \`${id}\` à ${file}` },
    }),
  } satisfies Entry<{ id: string; file: string }>,
  'message-arguments': {
    describe: ({ id, here, there, file, isQuoted }) => ({
      message: {
        en: `\`${id}\` has not the same arguments in both languages`,
        fr: `\`${id}\` n’a pas les mêmes arguments dans les deux langues`,
      },
      expected: {
        en: `${names(there).en}, as in ${file}`,
        fr: `${names(there).fr}, comme dans ${file}`,
      },
      hint: isQuoted
        ? {
            en: "`'{` makes the brace plain text: write the apostrophe as `’`",
            fr: "`'{` fait de l’accolade un simple texte : écrivez l’apostrophe `’`",
          }
        : { en: `this one has ${names(here).en}`, fr: `celui-ci a ${names(here).fr}` },
    }),
  } satisfies Entry<{
    id: string;
    here: readonly string[];
    there: readonly string[];
    file: string;
    /** Whether an apostrophe quotes a brace in it, as ICU wants it. */
    isQuoted: boolean;
  }>,
  'message-syntax': {
    describe: ({ id, problem }) => ({
      message: {
        en: `\`${id}\` is no ICU message: ${problem}`,
        fr: `\`${id}\` n’est pas un message ICU : ${problem}`,
      },
      expected: {
        en: 'text with arguments such as `{count}` or `{count, plural, one {…} other {…}}`',
        fr: 'un texte à arguments tels que `{count}` ou `{count, plural, one {…} other {…}}`',
      },
      hint: {
        en: 'every `{` needs its `}`; a brace meant as text stands between apostrophes',
        fr: 'à chaque `{` son `}` ; une accolade qui est du texte se met entre apostrophes',
      },
    }),
  } satisfies Entry<{ id: string; problem: string }>,
  'rich-syntax': {
    describe: ({ problem, hint }) =>
      withHint(
        {
          message: problem,
          expected: {
            en: 'paragraphs, `- ` lists, `**strong**`, `*emphasis*` and `[text](/address)`',
            fr: 'des paragraphes, des listes `- `, du `**gras**`, de l’`*italique*` et des liens `[texte](/adresse)`',
          },
        },
        hint,
      ),
  } satisfies Entry<{ problem: Words; hint?: Words }>,
  'row-length': {
    describe: ({ cells, columns }) => ({
      message: {
        en: `the row has ${count(cells, 'cell')}, the table ${count(columns, 'column')}`,
        fr: `la ligne a ${count(cells, 'cellule')}, le tableau ${count(columns, 'colonne')}`,
      },
      expected: {
        en: 'as many cells a row as columns',
        fr: 'autant de cellules par ligne que de colonnes',
      },
    }),
  } satisfies Entry<{ cells: number; columns: number }>,
  'figure-or-symbol': {
    describe: ({ both }) => ({
      message: both
        ? { en: '`figure` and `symbol` exclude each other', fr: '`figure` et `symbol` s’excluent' }
        : { en: 'this statistic shows no figure', fr: 'cette statistique ne montre aucun chiffre' },
      expected: {
        en: '`figure`, the name of a figure of content/figures.yaml, or `symbol`, a sign such as “∞”',
        fr: '`figure`, le nom d’un chiffre de content/figures.yaml, ou `symbol`, un signe tel que « ∞ »',
      },
      hint: both
        ? { en: 'keep one of the two', fr: 'gardez l’un des deux' }
        : { en: 'add `figure: clients`, say', fr: 'ajoutez par exemple `figure: clients`' },
    }),
  } satisfies Entry<{ both: boolean }>,
  'press-link': {
    describe: ({ available }) => ({
      message: available
        ? {
            en: 'the article is available and has no `link`',
            fr: 'l’article est disponible et n’a pas de `link`',
          }
        : {
            en: 'the article is not available and has a `link`',
            fr: 'l’article n’est pas disponible et a un `link`',
          },
      expected: {
        en: 'a `link` exactly where `available` is true',
        fr: 'un `link` exactement là où `available` vaut true',
      },
      hint: available
        ? { en: 'add `link: https://…`', fr: 'ajoutez `link: https://…`' }
        : {
            en: 'set `available: true`, or remove `link`',
            fr: 'mettez `available: true`, ou supprimez `link`',
          },
    }),
  } satisfies Entry<{ available: boolean }>,
  'open-point': {
    note: true,
    describe: () => ({
      message: {
        en: 'an open point is shown on the page',
        fr: 'un point à régler est montré sur la page',
      },
      hint: {
        en: 'settle it, then remove it from `openPoints`',
        fr: 'réglez-le, puis retirez-le de `openPoints`',
      },
    }),
  } satisfies Entry<None>,
};

/** For a link to the page of an entry that is no more. */
const gone: Words = {
  en: 'if its entry was removed, lead the link elsewhere, or remove what bears it; `formerly` in another entry takes over the address',
  fr: 'si sa fiche a été supprimée, menez le lien ailleurs, ou retirez ce qui le porte ; `formerly` dans une autre fiche en reprend l’adresse',
};

const oneAndSeveral: Words = {
  en: 'two forms follow the number, for one and for several: `{count.agents.words | agent | agents}`',
  fr: 'deux formes suivent le nombre, pour un et pour plusieurs : `{count.agents.words | agent | agents}`',
};

/** The token that was probably meant, in its braces and with what stands behind its name. */
function didYouMeanToken(token: string, known: Iterable<string>, behind = ''): Words | undefined {
  return didYouMean(token, known, (word, candidates) => {
    const found = suggest(word, candidates);
    return found === undefined ? undefined : `{${found}${behind}}`;
  });
}

function factMeant(
  head: string,
  nouns: readonly string[],
  kind: string | undefined,
  known: Iterable<string>,
): Words {
  const ofKind = [...known].filter((name) => name.startsWith(`${kind?.toLowerCase()}.`));
  const all = listed(ofKind, 20);
  const behind = kind?.toLowerCase() === 'count' ? nouns.map((noun) => ` | ${noun}`).join('') : '';
  return (
    didYouMeanToken(head, ofKind, behind) ?? { en: `one of ${all.en}`, fr: `l’un de ${all.fr}` }
  );
}

/** What a link leads to is a draft, begins later, or is gone before the link is. */
function hiddenWords(to: string, shownFrom: string | undefined, goneOn: string | undefined): Words {
  if (shownFrom !== undefined) {
    return {
      en: `what \`${to}\` leads to is shown from ${shownFrom} on, and this link before`,
      fr: `ce où mène \`${to}\` est visible à partir du ${shownFrom}, et ce lien avant`,
    };
  }
  if (goneOn !== undefined) {
    return {
      en: `what \`${to}\` leads to is no longer shown from ${goneOn} on, and this link still is`,
      fr: `ce où mène \`${to}\` n’est plus visible à partir du ${goneOn}, et ce lien l’est encore`,
    };
  }
  return {
    en: `what \`${to}\` leads to is a draft, which visitors do not see`,
    fr: `ce où mène \`${to}\` est un brouillon, que les visiteurs ne voient pas`,
  };
}

const sayMore: Words = {
  en: 'say more of what the page holds',
  fr: 'dites-en plus de ce que contient la page',
};

/** Other sites show the names of files. */
function withoutEnding(address: string): string {
  return address.replace(/(?:\/index)?\.(?:html?|php)$/u, '');
}

function takeAway(excess: number): Words {
  return { en: `take ${excess} away`, fr: `retirez-en ${excess}` };
}

function names(words: readonly string[]): Words {
  if (words.length === 0) return { en: 'none', fr: 'aucun' };
  const quoted = words.map((word) => `\`${word}\``).join(', ');
  return { en: quoted, fr: quoted };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
