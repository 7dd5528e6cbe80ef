import type { Words } from '#schema/words.ts';
import { toWrite } from '../quote.ts';
import { didYouMean, isInFolder, listed, suggestPath } from '../suggest.ts';
import { type Entry, type Hint, withHint } from './message.ts';

type Known = { known: readonly string[] };

/** Mistakes in what a value refers to, beyond its shape. */
export const references = {
  'unknown-token': {
    describe: ({ token, known }) => {
      const all = listed(known);
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
        didYouMean(entry, known, { find: suggestPath }) ?? {
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
              known.map((name) => `figure.${name}`),
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
    describe: ({ address, behind, known }) =>
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
        didYouMean(withoutEnding(address), known, {
          find: suggestPath,
          instead: address + behind,
          write: (found) => found + behind,
        }) ?? (isInFolder(address, known) ? gone : undefined),
      ),
  } satisfies Entry<{ address: string; behind: string } & Known>,
  'moved-link': {
    describe: ({ address, behind, to }) => ({
      message: {
        en: `\`${address}\` is a former address`,
        fr: `\`${address}\` est une ancienne adresse`,
      },
      expected: {
        en: 'the address that the page has now',
        fr: 'l’adresse que la page a maintenant',
      },
      hint: toWrite(to + behind, address + behind),
    }),
  } satisfies Entry<{ address: string; behind: string; to: string }>,
  'dead-anchor': {
    describe: ({ anchor, address, known }) => {
      const anchors = listed(known);
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
        didYouMean(anchor, known, {
          instead: `#${anchor}`,
          write: (found) => `#${found}`,
        }) ?? {
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
      hint: toWrite(address.replace('http:', 'https:'), address),
    }),
  } satisfies Entry<{ address: string }>,
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
  'unknown-name': {
    describe: ({ name, folder, known }) =>
      withHint(
        {
          message: {
            en: `there is no \`${name}\` among the ${folder}`,
            fr: `il n’y a pas de fiche \`${name}\` dans \`${folder}\``,
          },
          expected: {
            en: `the name of a file of content/collections/${folder}`,
            fr: `le nom d’un fichier de content/collections/${folder}`,
          },
        },
        didYouMean(name, known) ?? {
          en: `add the file content/collections/${folder}/${name}.yaml`,
          fr: `ajoutez le fichier content/collections/${folder}/${name}.yaml`,
        },
      ),
  } satisfies Entry<{ name: string; folder: 'cases' | 'quotes' } & Known>,
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
function didYouMeanToken(token: string, known: readonly string[], behind = ''): Hint | undefined {
  const inBraces = (name: string) => `{${name}${behind}}`;
  return didYouMean(token, known, { instead: inBraces(token), write: inBraces });
}

function factMeant(
  head: string,
  nouns: readonly string[],
  kind: string | undefined,
  known: readonly string[],
): Words {
  const ofKind = known.filter((name) => name.startsWith(`${kind?.toLowerCase()}.`));
  const all = listed(ofKind, 20);
  const behind = kind?.toLowerCase() === 'count' ? nouns.map((noun) => ` | ${noun}`).join('') : '';
  return (
    didYouMeanToken(head, ofKind, behind) ?? {
      en: `one of ${all.en}`,
      fr: `l’un des noms suivants : ${all.fr}`,
    }
  );
}

/** Other sites show the names of files. */
function withoutEnding(address: string): string {
  return address.replace(/(?:\/index)?\.(?:html?|php)$/u, '');
}
