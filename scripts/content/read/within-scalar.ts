import type { Scalar } from 'yaml';

/**
 * Where a stretch of a scalar's value stands in the file's text: folded lines, indentation, quotes and
 * escapes lie between the two. Undefined when the two cannot be matched.
 */
export function rangeWithin(
  text: string,
  { value, type, range }: Scalar,
  from: number,
  to: number,
): [number, number] | undefined {
  if (typeof value !== 'string' || !range) return undefined;
  const letters = lettersOf(text, type ?? 'PLAIN', range[0], range[1]);
  const before = lengthWithoutSpace(value.slice(0, from));
  const within = lengthWithoutSpace(value.slice(from, to));
  if (letters.length !== lengthWithoutSpace(value) || within === 0) return undefined;
  const [first, last] = [letters[before], letters[before + within - 1]];
  return first && last ? [first[0], last[1]] : undefined;
}

function lengthWithoutSpace(text: string): number {
  return text.replace(/\s/g, '').length;
}

/** Each letter of the value that is no space, as the stretch of the text that writes it. */
function lettersOf(text: string, type: string, start: number, end: number): [number, number][] {
  const isBlock = type.startsWith('BLOCK');
  const isDouble = type === 'QUOTE_DOUBLE';
  const isQuoted = isDouble || type === 'QUOTE_SINGLE';
  const from = isBlock ? text.indexOf('\n', start) : start + (isQuoted ? 1 : 0);
  const to = isQuoted ? end - 1 : end;
  const letters: [number, number][] = [];
  const unit = isDouble ? escapes : isQuoted ? /''|[\s\S]/g : /[\s\S]/g;
  for (const match of text.slice(from, to).matchAll(unit)) {
    if (isSpace(match[0])) continue;
    letters.push([from + match.index, from + match.index + match[0].length]);
  }
  return letters;
}

function isSpace(written: string): boolean {
  const [, code] = /^\\[xu]([0-9a-f]+)$/i.exec(written) ?? [];
  if (code !== undefined) return /\s/.test(String.fromCharCode(Number.parseInt(code, 16)));
  return /^(?:\s|\\[nrtvf \n\r_LP]|\\\r?\n\s*)$/.test(written);
}

const escapes = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n\s*|[\s\S])|[\s\S]/gi;
