import type { Language } from '#schema/languages.ts';

/** A word of a text, and where it stands in it. */
export type Word = { word: string; from: number };

/** What is no word of any language: tokens, addresses, code, ICU syntax, the targets of links. */
const noWords =
  /\{\w+,\s*\w+[,}]|\b(?:one|other|zero|two|few|many)(?=\s*\{)|\{\s*[\w.-]+(?:\s[^{}]*)?\}|\[[^\]]*\]\(lang:\w+\)|\]\([^)]*\)|<\/?[a-z]+>|(?:https?:\/\/|mailto:)\S+|\S+@\S+|[\w.-]*\.(?:example|com|fr|org|eu|net)\b|\/[\w/#-]+|\S*(?:[\d_]|\w\.\w)\S*/gu;

const word = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a text, without what is none. */
export function wordsOf(text: string): Word[] {
  const plain = text.replace(noWords, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(word)].map((match) => ({ word: match[0], from: match.index }));
}

/** French elisions, which stand before names in English as well: `d'Ys`. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)['’]/iu;
const endings: Partial<Record<Language, RegExp>> = {
  en: /['’]s?$/u,
  fr: /-(?:t-)?(?:ce|elles?|en|ils?|je|la|les?|leur|lui|moi|nous|on|toi|tu|vous|y|là|ci)$/u,
};

/** The ways in which a dictionary may hold a word: whole, without what is joined to it, in parts. */
export function formsOf(written: string, language: Language): string[][] {
  const plain = written.replaceAll('’', "'");
  const bare = plain.replace(elided, '');
  const ending = endings[language];
  const root = ending ? bare.replace(ending, '') : bare;
  return [[plain], [bare], [root], root.split(/[-']/u).filter((part) => part.length > 1)];
}
