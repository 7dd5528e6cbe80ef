import type { Words } from '#schema/words.ts';
import { toRemove, toWrite } from '../quote.ts';
import { suggest } from '../suggest.ts';
import type { Entry, Hint } from './message.ts';

function removal(plain: string, written: string): Hint {
  if (plain !== '') return toWrite(plain, written);
  const cure = { instead: written, write: '' };
  return { en: 'remove it', fr: 'retirez-le', cure };
}

/** The name that was begun, where there is one; or else what was written. */
function wholeName(name: string, known: readonly string[]): string {
  if (known.includes(name)) return name;
  return known.find((each) => each.startsWith(name)) ?? suggest(name, known) ?? name;
}

/** What visitors would read as it is written: markup where there is none, halves of tokens, broken letters. */
export const markupMistakes = {
  'plain-markup': {
    describe: ({ written, plain }) => ({
      message: {
        en: `visitors would read \`${written}\` letter by letter: this text has no markup`,
        fr: `les visiteurs liraient \`${written}\` tel quel : ce texte n'a pas de mise en forme`,
      },
      expected: { en: 'plain words', fr: 'des mots sans mise en forme' },
      hint: plain === '' ? toRemove(written) : toWrite(plain, written),
    }),
  } satisfies Entry<{ written: string; plain: string }>,
  'stray-markup': {
    describe: ({ written, fixed }) => ({
      message: {
        en: `visitors would read \`${written}\`: the markup is not closed, or a space stands in it`,
        fr: `les visiteurs liraient \`${written}\` : la marque n'est pas fermée, ou contient une espace`,
      },
      expected: {
        en: '`**strong**`, `*emphasis*` and `[text](/address)`, without a space inside the marks',
        fr: '`**gras**`, `*italique*` et `[texte](/adresse)`, sans espace à l’intérieur des marques',
      },
      hint:
        fixed === undefined
          ? {
              en: 'close the link: `[text](/address)`',
              fr: 'fermez le lien : `[texte](/adresse)`',
            }
          : toWrite(fixed, written),
    }),
  } satisfies Entry<{ written: string; fixed?: string }>,
  'half-token': {
    describe: ({ written, name, known = [] }) => ({
      message: {
        en: `\`${written}\` is half a token`,
        fr: `\`${written}\` n'est que la moitié d'une variable`,
      },
      expected: {
        en: 'a token in its two braces, such as `{product}`',
        fr: 'une variable entre ses deux accolades, telle que `{product}`',
      },
      hint: name === '' ? toRemove(written) : toWrite(`{${wholeName(name, known)}}`, written),
    }),
  } satisfies Entry<{ written: string; name: string; known?: readonly string[] }>,
  'empty-link': {
    describe: ({ written }) => ({
      message: {
        en: `the link \`${written}\` has no words: nobody can see or follow it`,
        fr: `le lien \`${written}\` n'a pas de mots : personne ne peut le voir ni le suivre`,
      },
      expected: {
        en: 'the words of the link between its brackets: `[text](/address)`',
        fr: 'les mots du lien entre ses crochets : `[texte](/adresse)`',
      },
      hint: {
        en: `write the words between the brackets, or remove \`${written}\``,
        fr: `écrivez les mots entre les crochets, ou retirez \`${written}\``,
        cure: { instead: written, write: '' },
      },
    }),
  } satisfies Entry<{ written: string }>,
  'no-letters': {
    describe: () => ({
      message: {
        en: 'this text has no letter and no number: visitors would see nothing, or a sign alone',
        fr: "ce texte n'a ni lettre ni chiffre : les visiteurs ne verraient rien, ou un signe seul",
      },
      expected: { en: 'words', fr: 'des mots' },
      hint: { en: 'write the words that belong here', fr: 'écrivez les mots qui manquent ici' },
    }),
  } satisfies Entry<undefined>,
  'invisible-character': {
    describe: ({ character, name, cure, written, plain }) => ({
      message: {
        en: `${name.en}, ${character}, stands ${plain === '' ? 'here' : `in \`${plain}\``}: visitors would see a box, or nothing`,
        fr: `${name.fr}, ${character}, se trouve ${plain === '' ? 'ici' : `dans \`${plain}\``} : les visiteurs verraient un carré, ou rien`,
      },
      expected: {
        en: 'letters that can be seen: such characters come with pasted text',
        fr: 'des lettres visibles : ces caractères viennent d’un texte collé',
      },
      hint: cure ?? removal(plain, written),
    }),
  } satisfies Entry<{
    character: string;
    name: Words;
    cure?: Words | undefined;
    written: string;
    plain: string;
  }>,
  'accent-apart': {
    describe: ({ written, composed }) => ({
      message: {
        en: `an accent of \`${written}\` is a character of its own: it reads the same, and is another word`,
        fr: `un accent de \`${written}\` est un caractère à part : le mot se lit de même, et en est un autre`,
      },
      expected: {
        en: 'letters that hold their accents',
        fr: 'des lettres qui portent leur accent',
      },
      hint: toWrite(composed, written),
    }),
  } satisfies Entry<{ written: string; composed: string }>,
  'broken-letters': {
    describe: ({ written, meant }) => ({
      message: {
        en: `\`${written}\` has the broken letters of a text that was read in a wrong encoding`,
        fr: `\`${written}\` a les lettres abîmées d'un texte lu dans un mauvais encodage`,
      },
      expected: { en: 'the letters that were meant', fr: 'les lettres d’origine' },
      hint:
        meant === undefined
          ? { en: 'type the word anew', fr: 'tapez le mot à nouveau' }
          : toWrite(meant, written),
    }),
  } satisfies Entry<{ written: string; meant?: string }>,
  'own-origin': {
    describe: ({ address, path }) => ({
      message: {
        en: `\`${address}\` is an address of this site, written as another site's: nobody checks it, and its language is fixed`,
        fr: `\`${address}\` est une adresse de ce site, écrite comme celle d'un autre : personne ne la vérifie, et sa langue est figée`,
      },
      expected: { en: 'the address without its origin', fr: "l'adresse sans son origine" },
      hint: toWrite(path, address),
    }),
  } satisfies Entry<{ address: string; path: string }>,
  'mail-address': {
    describe: ({ address }) => ({
      message: {
        en: `\`${address}\` is no mail address: nobody would get the message`,
        fr: `\`${address}\` n'est pas une adresse électronique : personne ne recevrait le message`,
      },
      expected: {
        en: 'an address such as `mailto:{mail.contact}`, or `mailto:name@domain.example`',
        fr: 'une adresse telle que `mailto:{mail.contact}`, ou `mailto:nom@domaine.example`',
      },
    }),
  } satisfies Entry<{ address: string }>,
};
