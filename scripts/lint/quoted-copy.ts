const leastLetters = 12;
/** A longer text is also found within a quotation, and a longer quotation within a text. */
const leastWords = 3;

/** A text of content/ with the place where it stands. */
export type Copy = { place: string; text: string };
/** Something quoted by a feature or a step: a cell, a text in quotation marks, a doc string, a literal. */
export type Quotation = { file: string; line: number; text: string };

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
  const long = copy.filter(({ said }) => wordsOf(said) >= leastWords);
  return quotations.flatMap(({ file, line, text }) => {
    const said = withoutFixed(spoken(text), fixed);
    if (!isLong(said) || allowed.has(spoken(text))) return [];
    const place =
      whole.get(said) ??
      long.find((one) => holds(said, one.said))?.place ??
      (wordsOf(said) >= leastWords ? long.find((one) => holds(one.said, said))?.place : undefined);
    return place === undefined ? [] : [`${file}:${line} quotes "${text}" (${place})`];
  });
}

/** As it is compared: case, apostrophes, spaces and the values of tokens make no difference. */
function spoken(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/\{[^}]*\}/gu, '{}')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** What stands in table cells, doc strings and quotation marks of a feature. */
export function quotationsIn(file: string, source: string): Quotation[] {
  return file.endsWith('.feature') ? inFeature(file, source) : inCode(file, source);
}

function inFeature(file: string, source: string): Quotation[] {
  let isDocString = false;
  let block: string[] = [];
  return source.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const trimmed = content.trim();
    if (trimmed.startsWith('"""')) {
      isDocString = !isDocString;
      const text = block.join(' ');
      block = [];
      return isDocString || text === '' ? [] : [{ file, line, text }];
    }
    if (isDocString) {
      block.push(trimmed);
      return [];
    }
    const cells = trimmed.startsWith('|') ? trimmed.slice(1, -1).split(/(?<!\\)\|/u) : [];
    const quoted = [...trimmed.matchAll(/"([^"]*)"|(?<=\s)'([^']*)'/gu)];
    const texts = [...cells, ...quoted.map(([, double, single]) => double ?? single ?? '')];
    return texts.map((text) => ({ file, line, text: text.trim() }));
  });
}

/** Literals; a backslash is the sign of a pattern. */
function inCode(file: string, source: string): Quotation[] {
  return source.split('\n').flatMap((content, index) => {
    if (/^\s*(?:\/?\*|\/\/|import )/u.test(content)) return [];
    const literals = content.matchAll(
      /'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`|\/\^?([^/]+)\$?\//gu,
    );
    return [...literals].flatMap(([, ...groups]) =>
      (groups.find((group) => group !== undefined) ?? '')
        .split(/[|()^$]|\\[.s+]+/u)
        .map((text) => ({ file, line: index + 1, text: text.trim() })),
    );
  });
}

function withoutFixed(said: string, fixed: readonly string[]): string {
  return fixed
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
