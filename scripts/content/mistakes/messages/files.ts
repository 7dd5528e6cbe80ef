import type { Words } from '#schema/words.ts';
import { listed } from '../suggest.ts';
import { type Entry, type None, withHint } from './message.ts';

/** Mistakes of a file as a whole. */
export const fileMistakes = {
  'unexpected-file': {
    describe: ({ path, places, meant }) => {
      const known = listed(places, 20);
      return withHint(
        {
          message: {
            en: `no content belongs at ${path}`,
            fr: `aucun contenu n’a sa place en ${path}`,
          },
          expected: {
            en: `a file such as ${known.en}`,
            fr: `un fichier tel que ${known.fr}`,
          },
        },
        meant === undefined
          ? {
              en: 'move the file to its folder, or out of content/',
              fr: 'déplacez le fichier dans son dossier, ou hors de content/',
            }
          : {
              en: `did you mean \`${meant}\`? Rename or move the file`,
              fr: `vouliez-vous dire \`${meant}\` ? Renommez ou déplacez le fichier`,
            },
      );
    },
  } satisfies Entry<{ path: string; places: readonly string[]; meant?: string }>,
  'file-name': {
    describe: ({ name, meant }) => ({
      message: {
        en: `the file name \`${name}\` cannot stand in an address`,
        fr: `le nom de fichier \`${name}\` ne convient pas à une adresse`,
      },
      expected: {
        en: 'lowercase letters, digits and hyphens, then `.yaml`',
        fr: 'des minuscules sans accent, des chiffres et des traits d’union, puis `.yaml`',
      },
      hint: { en: `rename the file to \`${meant}\``, fr: `renommez le fichier en \`${meant}\`` },
    }),
  } satisfies Entry<{ name: string; meant: string }>,
  'missing-file': {
    describe: ({ file }) => ({
      message: { en: `${file} is missing`, fr: `${file} manque` },
      expected: file.includes('*')
        ? { en: 'at least one such file', fr: 'au moins un fichier de ce genre' }
        : { en: 'this file: the site needs it', fr: 'ce fichier : le site en a besoin' },
      hint: {
        en: 'bring it back from the history, or write it anew; its schema lists its keys',
        fr: 'reprenez-le dans l’historique, ou récrivez-le ; son schéma énumère ses clés',
      },
    }),
  } satisfies Entry<{ file: string }>,
  'not-a-file': {
    describe: ({ found }) => ({
      message: {
        en: `${found.en} stands where a file should be`,
        fr: `${found.fr} se trouve là où devrait être un fichier`,
      },
      expected: { en: 'a YAML file', fr: 'un fichier YAML' },
      hint: { en: 'rename or remove it', fr: 'renommez-le ou supprimez-le' },
    }),
  } satisfies Entry<{ found: Words }>,
  'symbolic-link': {
    describe: ({ target, state }) => ({
      message: {
        en: `the file is a symbolic link to ${target}${linkStates[state].en}`,
        fr: `le fichier est un lien symbolique vers ${target}${linkStates[state].fr}`,
      },
      expected: {
        en: 'a file of its own: content/ holds no links',
        fr: 'un vrai fichier : content/ ne contient pas de lien',
      },
      hint: { en: 'replace the link with the file', fr: 'remplacez le lien par le fichier' },
    }),
  } satisfies Entry<{ target: string; state: 'there' | 'missing' | 'loop' }>,
  'unreadable-file': {
    describe: ({ reason }) => ({
      message: {
        en: `the file cannot be read: ${reason}`,
        fr: `le fichier ne peut pas être lu : ${reason}`,
      },
      expected: {
        en: 'a file that the build may read',
        fr: 'un fichier que le site a le droit de lire',
      },
      hint: {
        en: 'look at the permissions of the file and its folder',
        fr: 'voyez les droits d’accès du fichier et de son dossier',
      },
    }),
  } satisfies Entry<{ reason: string }>,
  'file-too-large': {
    describe: ({ bytes, limit }) => ({
      message: { en: `the file has ${bytes} bytes`, fr: `le fichier a ${bytes} octets` },
      expected: { en: `at most ${limit} bytes`, fr: `${limit} octets au plus` },
      hint: {
        en: 'split it; pictures and films do not belong in YAML',
        fr: 'divisez-le ; images et films n’ont pas leur place dans du YAML',
      },
    }),
  } satisfies Entry<{ bytes: number; limit: number }>,
  'not-utf8': {
    describe: ({ byte, offset }) => ({
      message: {
        en: `the file is not UTF-8: byte 0x${byte} at offset ${offset}`,
        fr: `le fichier n’est pas en UTF-8 : octet 0x${byte} à la position ${offset}`,
      },
      expected: { en: 'text in UTF-8', fr: 'du texte en UTF-8' },
      hint: {
        en: 'in the editor: “save with encoding”, UTF-8',
        fr: 'dans l’éditeur : « enregistrer avec l’encodage », UTF-8',
      },
    }),
  } satisfies Entry<{ byte: string; offset: number }>,
  'control-character': {
    describe: ({ character }) => ({
      message: {
        en: `the control character ${character} stands here`,
        fr: `le caractère de contrôle ${character} se trouve ici`,
      },
      expected: {
        en: 'printable text, lines ending in LF or CRLF',
        fr: 'du texte visible, des lignes terminées par LF ou CRLF',
      },
      hint: {
        en: 'remove the character: it is invisible in most editors',
        fr: 'supprimez ce caractère : la plupart des éditeurs ne le montrent pas',
      },
    }),
  } satisfies Entry<{ character: string }>,
  'empty-file': {
    describe: () => ({
      message: { en: 'the file holds no data', fr: 'le fichier ne contient rien' },
      expected: { en: 'the keys that its schema lists', fr: 'les clés que son schéma énumère' },
      hint: { en: 'fill the file or remove it', fr: 'remplissez le fichier ou supprimez-le' },
    }),
  } satisfies Entry<None>,
  'more-mistakes': {
    describe: ({ shown }) => ({
      message: {
        en: `the file has more mistakes than the ${shown} shown`,
        fr: `le fichier a plus d’erreurs que les ${shown} montrées`,
      },
      hint: {
        en: 'fix these first: the others often have the same causes',
        fr: 'corrigez d’abord celles-ci : les autres ont souvent les mêmes causes',
      },
    }),
  } satisfies Entry<{ shown: number }>,
  'schema-line': {
    describe: ({ line }) => ({
      message: {
        en: 'the first line does not name the schema of the file',
        fr: 'la première ligne ne nomme pas le schéma du fichier',
      },
      expected: { en: line, fr: `\`${line}\`` },
      hint: {
        en: 'paste this as the first line: editors then complete and explain the keys',
        fr: 'collez ceci en première ligne : les éditeurs complètent alors les clés et les expliquent',
      },
    }),
  } satisfies Entry<{ line: string }>,
  'schema-drift': {
    describe: ({ command }) => ({
      message: {
        en: 'the JSON Schema is not what the schemas of schema/ say',
        fr: 'le JSON Schema ne dit pas ce que disent les schémas de schema/',
      },
      expected: {
        en: 'the file that the command writes, unchanged',
        fr: 'le fichier qu’écrit la commande, sans changement',
      },
      hint: {
        en: `run \`${command}\` and commit its result`,
        fr: `lancez \`${command}\` et validez (commit) son résultat`,
      },
    }),
  } satisfies Entry<{ command: string }>,
};

const linkStates = {
  there: { en: '', fr: '' },
  missing: { en: ', which is not there', fr: ', qui n’existe pas' },
  loop: { en: ', which leads back to itself', fr: ', qui revient à lui-même' },
} satisfies Record<string, Words>;
