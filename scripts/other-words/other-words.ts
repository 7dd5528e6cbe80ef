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
const filling = 'lôrém îpsùm dôlôr sît àmét çôñséçtétùr àdîpîsçîñg élît séd dô éîùsmôd témpôr';
/** Tokens and messages' arguments, targets of links, addresses, mailboxes. */
const kept = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}|\]\([^)]*\)|<[^>]*>|(?:https?:|mailto:)\S+|\S+@\S+|\/[\w/#-]+`;

/**
 * A text as another editor might have written it: each letter that can bears another mark, and it is a third
 * longer. Tokens, links, numbers and fixed words stay as they are.
 */
export function otherWords(text: string, fixed: readonly string[]): string {
  const lines = text.split('\n');
  const longest = lines.reduce(
    (best, line, index) => (line.length > (lines[best]?.length ?? 0) ? index : best),
    0,
  );
  return lines
    .map((line, index) => {
      const other = withOtherLetters(line, fixed);
      return index === longest && isAlone(line, fixed) === false ? lengthened(other) : other;
    })
    .join('\n');
}

/** The same letters with other marks alone: what is searched is found as before. */
export function withOtherLetters(text: string, fixed: readonly string[]): string {
  const words = fixed.toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `${kept}|(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  let end = 0;
  let result = '';
  for (const match of text.matchAll(pattern)) {
    result += text
      .slice(end, match.index)
      .replaceAll(/\p{L}/gu, (letter) => marked[letter] ?? letter);
    result += match[0];
    end = match.index + match[0].length;
  }
  return result + text.slice(end).replaceAll(/\p{L}/gu, (letter) => marked[letter] ?? letter);
}

/** By a third, at the end, before its full stop or colon. */
function lengthened(text: string): string {
  const end = /[\s.:?!…»”"]*$/u.exec(text)?.[0] ?? '';
  const words = filling.split(' ');
  let added = '';
  for (let index = 0; added.length < text.length / 3; index += 1)
    added += ` ${words[index % words.length]}`;
  return text.slice(0, text.length - end.length) + added + end;
}

/** Whether the whole line is fixed, or no word at all. */
function isAlone(line: string, fixed: readonly string[]): boolean {
  const plain = line.replaceAll('’', "'").trim().toLowerCase();
  return (
    !/\p{L}{2}/u.test(line.replaceAll(new RegExp(kept, 'gu'), '')) ||
    fixed.some((words) => plain.startsWith(words.toLowerCase()) && plain.length < words.length + 10)
  );
}

function escaped(words: string): string {
  return words
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    .replaceAll("'", "['’]")
    .replaceAll(/\s+/gu, '\\s+');
}
