/** Letters with a mark that search, which ignores accents, reads as before. */
const marked: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ô',
  u: 'ù',
  y: 'ÿ',
  c: 'ç',
  n: 'ñ',
  A: 'À',
  E: 'É',
  I: 'Î',
  O: 'Ô',
  U: 'Ù',
  C: 'Ç',
  N: 'Ñ',
};
/** Tokens and messages' arguments, targets of links, addresses, mailboxes. */
const kept = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}|\]\([^)]*\)|<[^>]*>|(?:https?:|mailto:)\S+|\S+@\S+|\/[\w/#-]+`;

/**
 * A text as another editor might have written it: each letter that can bears another mark, and it is a third
 * longer. Tokens, links, numbers and fixed words stay as they are: `keep` finds them (`whatIsKept`).
 */
export function otherWords(text: string, keep: RegExp): string {
  const lines = text.split('\n');
  const longest = lines.reduce(
    (best, line, index) => (line.length > (lines[best]?.length ?? 0) ? index : best),
    0,
  );
  return lines
    .map((line, index) => {
      const other = withOtherLetters(line, keep);
      return index === longest && !isAlone(line, keep) ? lengthened(other, keep) : other;
    })
    .join('\n');
}

/** The same letters with other marks alone: what is searched is found as before. */
export function withOtherLetters(text: string, keep: RegExp): string {
  let end = 0;
  let result = '';
  for (const match of text.matchAll(keep)) {
    result += text
      .slice(end, match.index)
      .replaceAll(/\p{L}/gu, (letter) => marked[letter] ?? letter);
    result += match[0];
    end = match.index + match[0].length;
  }
  return result + text.slice(end).replaceAll(/\p{L}/gu, (letter) => marked[letter] ?? letter);
}

/**
 * By a third, at the end, before its full stop or colon and before what is kept there: with its own first words, so
 * that no two texts end alike.
 */
function lengthened(text: string, keep: RegExp): string {
  const words = text.replaceAll(new RegExp(kept, 'gu'), ' ').match(/\p{L}+/gu) ?? [];
  let added = '';
  for (let index = 0; added.length < text.length / 3; index += 1) {
    added += ` ${words[index % words.length]}`;
  }
  const end = placeOfEnd(text, keep);
  const tail = text.slice(end);
  return text.slice(0, end) + added + (/^\p{L}/u.test(tail) ? ' ' : '') + tail;
}

function placeOfEnd(text: string, keep: RegExp): number {
  const end = text.length - (/[\s.:?!…»”"]*$/u.exec(text)?.[0].length ?? 0);
  const around = [...text.matchAll(keep)].findLast(
    (found) => found.index < end && found.index + found[0].length >= end,
  );
  return around ? text.slice(0, around.index).trimEnd().length : end;
}

/** Whether nothing but fixed words, tokens and signs stands in the line. */
function isAlone(line: string, keep: RegExp): boolean {
  return !/\p{L}{2}/u.test(line.replaceAll(keep, ''));
}

/** Finds what stays as it is. Made once for many texts: it is long. */
export function whatIsKept(fixed: readonly string[]): RegExp {
  const words = fixed.toSorted((a, b) => b.length - a.length).map(escaped);
  const whole = `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(`${kept}|${whole}`, 'giu');
}

function escaped(words: string): string {
  return words
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replaceAll("'", "['’]")
    .replaceAll(/\s+/gu, '\\s+');
}
