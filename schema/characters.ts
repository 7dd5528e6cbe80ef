import { meaningfulMarks } from './meaningful-marks.ts';
import type { Words } from './words.ts';

/** A kind of character that no text of the site may hold: visitors would see a box, or nothing. */
type Unwanted = {
  /** The inside of a class in a pattern with the flag `u`. */
  characters: string;
  /** What becomes of it in what is pasted. */
  pasted: string;
  name: Words;
  /** What to do about it; absent where the word is right without it. */
  cure?: Words;
};

/** The first kind that a character is of counts. */
const kinds = {
  bullet: {
    characters: String.raw`\uf020-\uf0ff`,
    pasted: '',
    name: {
      en: 'a sign of Word’s own fonts, such as its bullet',
      fr: 'un signe des polices de Word, tel que sa puce',
    },
    cure: {
      en: 'make it a list, each line of which begins with `- `, or choose an icon',
      fr: 'faites-en une liste dont chaque ligne commence par `- `, ou choisissez une icône',
    },
  },
  font: {
    characters: String.raw`\p{Co}`,
    pasted: '',
    name: { en: 'a sign of one font alone', fr: 'un signe propre à une seule police' },
    cure: { en: 'write the word for it', fr: 'écrivez le mot à la place' },
  },
  picture: {
    characters: String.raw`\ufffc`,
    pasted: '',
    name: { en: 'the place of a picture', fr: 'la place d’une image' },
    cure: {
      en: 'remove it: a picture has a place of its own',
      fr: 'retirez-le : une image a sa propre place',
    },
  },
  lineBreak: {
    characters: String.raw`\v\f\u0085\p{Zl}\p{Zp}`,
    pasted: '\n',
    name: { en: 'a line break of other programs', fr: 'un saut de ligne d’autres logiciels' },
    cure: {
      en: 'write a space, or begin a new line',
      fr: 'mettez une espace, ou allez à la ligne',
    },
  },
  broken: {
    characters: String.raw`\p{Cs}\p{NChar}`,
    pasted: '',
    name: { en: 'half of a character', fr: 'une moitié de caractère' },
    cure: {
      en: 'delete the word and type it anew',
      fr: 'effacez le mot et tapez-le à nouveau',
    },
  },
  control: {
    characters: String.raw`\0-\x08\x0e-\x1f\x7f-\x9f`,
    pasted: '',
    name: { en: 'the control character', fr: 'le caractère de contrôle' },
  },
  invisible: {
    characters: String.raw`\p{Cf}\p{DI}`,
    pasted: '',
    name: { en: 'the invisible character', fr: 'le caractère invisible' },
  },
} as const satisfies Record<string, Unwanted>;

/** What Word writes before each line of a list: a letter or a dash is a bullet where a tab follows. */
export const wordBullet = /^[ \t]*(?:[\uf020-\uf0ff•‣▪●◦·]|[o§–-](?=\t))[ \t]*/gmu;

const all: Readonly<Record<string, Unwanted>> = kinds;
const classes = Object.values(all).map(({ characters }) => characters);
const unwanted = new RegExp(`[${classes.join('')}]`, 'u');
/** A soft hyphen lets a long word break. */
const kept = String.raw`${meaningfulMarks}|(?<=\p{L})\u00ad(?=\p{L})`;
const groups = Object.entries(all).map(([name, { characters }]) => `(?<${name}>[${characters}])`);
const each = new RegExp(`${kept}|${groups.join('|')}`, 'gu');

export type UnwantedCharacter = Unwanted & { at: number; number: string };

/** The characters of a text that it may not hold, in their order. */
export function unwantedCharacters(text: string): UnwantedCharacter[] {
  if (!unwanted.test(text)) return [];
  return [...text.matchAll(each)].flatMap(({ 0: character, index, groups: found = {} }) => {
    const [name] = Object.keys(found).filter((one) => found[one] !== undefined);
    const kind = name === undefined ? undefined : all[name];
    if (!kind) return [];
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return [{ ...kind, at: index, number: `U+${number}` }];
  });
}

/** A text that was copied elsewhere, as it may stand here: accents in their letters, and without what is unwanted. */
export function withoutUnwanted(text: string): string {
  let rest = text;
  for (const { at, pasted } of unwantedCharacters(text).toReversed()) {
    rest = rest.slice(0, at) + pasted + rest.slice(at + lengthAt(text, at));
  }
  return rest.replaceAll('\u00ad', '').normalize('NFC');
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Letters whose accents are written apart, as another system's file names have them, and the place of each. */
export function accentsApart(text: string): { at: number; written: string; composed: string }[] {
  if (!/\p{M}/u.test(text)) return [];
  return [...text.matchAll(/\p{L}\p{M}+/gu)].flatMap(({ 0: written, index }) => {
    const composed = written.normalize('NFC');
    return composed.length < written.length ? [{ at: index, written, composed }] : [];
  });
}
