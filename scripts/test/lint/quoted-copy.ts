import type { Quotation } from './quotations.ts';

const leastLetters = 12;
/** A longer text is also found within a quotation, and a longer quotation within a text. */
const leastWords = 3;

/** A text of content/ with the place where it stands. */
export type Copy = { place: string; text: string };

/**
 * Quotations that repeat a text of content/ of twelve letters or more, or a part of one: one line each.
 * `fixed` are those that the specification or the contract fixes; `names` those that features give.
 */
export function quotedCopy(
  texts: readonly Copy[],
  quotations: readonly Quotation[],
  fixed: readonly string[],
  names: readonly string[],
): string[] {
  const allowed = new Set([...fixed, ...names].map(spoken));
  const copy = texts
    .map(({ place, text }) => ({ place, said: spoken(text) }))
    .filter(({ said }) => isLong(said) && !allowed.has(said));
  const whole = new Map(copy.map((one) => [one.said, one.place]));
  const long = copy.flatMap(partsOf);
  return quotations.flatMap(({ file, line, text, isProse }) => {
    const said = without(spoken(text), isProse ? [...fixed, ...names] : fixed);
    if (!isLong(said) || allowed.has(spoken(text))) return [];
    const place =
      whole.get(said) ??
      long.find((one) => holds(said, one.said))?.place ??
      (wordsOf(said) >= leastWords ? long.find((one) => holds(one.said, said))?.place : undefined);
    return place === undefined ? [] : [`${file}:${line} quotes "${text}" (${place})`];
  });
}

/** A text, and what stands between its tokens: a feature may say what they stand for. */
function partsOf({ place, said }: { place: string; said: string }) {
  const between = said.includes('{}') ? said.split('{}').map((part) => part.trim()) : [];
  return [said, ...between]
    .filter((part) => isLong(part) && wordsOf(part) >= leastWords)
    .map((part) => ({ place, said: part }));
}

/** As it is compared: case, apostrophes, spaces, links' targets and the values of tokens make no difference. */
function spoken(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('**', '')
    .replaceAll('’', "'")
    .replaceAll(/\{[^}]*\}/gu, '{}')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

function without(said: string, some: readonly string[]): string {
  return some
    .map(spoken)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, words) => (holds(left, words) ? left.replaceAll(words, ' ') : left), said)
    .trim();
}

function holds(text: string, part: string): boolean {
  const index = text.indexOf(part);
  if (index < 0) return false;
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
  return !isLetter(text[index - 1]) && !isLetter(text[index + part.length]);
}

function isLong(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= leastLetters;
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}
