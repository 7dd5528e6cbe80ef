import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './book.ts';

/** What a failed step said, without colours, stack and the log of calls. */
export function failureInWords(text: string): Omit<Failure, 'step'> {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex((line) => /^(?:Call log:|\s+at \S.*[:(])/u.test(line));
  const said = end === -1 ? lines : lines.slice(0, end);
  const expected = valueAfter(said, /^\s*Expected(?: [a-z]+)*:\s*/u);
  const seen = valueAfter(said, /^\s*(?:Received|Actual)(?: [a-z]+)*:\s*/u);
  return { expected, seen, message: expected === undefined ? plainMessage(said) : '' };
}

function valueAfter(lines: readonly string[], label: RegExp): string | undefined {
  const line = lines.find((one) => label.test(one));
  return line?.replace(label, '').trim();
}

/** Of a message without the two: what is wrong, and the difference of lists, `+` seen and `-` expected. */
function plainMessage(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^(?:Locator:|Timeout:|Error: Timed out)/u.test(line))
    .map((line) => line.replace(/^(?:AssertionError|Error)(?: \[\w+\])?: /u, ''))
    .join('\n')
    .replace(/\n{2,}/gu, '\n')
    .trim();
}
