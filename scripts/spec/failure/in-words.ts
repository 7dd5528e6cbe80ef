import { stripVTControlCharacters } from 'node:util';
import { actionInWords } from './action.ts';
import { matcherInWords } from './matcher.ts';
import { type InWords, said } from './said.ts';
import { sideInWords, valueInWords } from './values.ts';

/**
 * Playwright's and Node's messages as sentences, without calls, locators, stack and log. What a step throws
 * itself is for people already, and is left as it is.
 */
export function failureInWords(text: string): InWords {
  const plain = stripVTControlCharacters(text).trim();
  const lines = withoutStack(plain);
  return (
    expectationInWords(lines) ??
    actionInWords(plain) ??
    assertionInWords(lines) ??
    otherInWords(lines)
  );
}

/** Without the stack, and without the log of what was tried. */
function withoutStack(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((line) => /^(?:Call [Ll]og:|\s+at \S.*[:(])/u.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** `expect(…).toBe…`, with what its author wrote before it. */
function expectationInWords(lines: readonly string[]): InWords | undefined {
  const at = lines.findIndex((line) => /(?:^|: )expect\(\w+\)\.(?:not\.)?to\w+\(/u.test(line));
  if (at === -1) return undefined;
  const [, not, matcher = ''] = /\.(not\.)?(to\w+)\(/u.exec(lines[at] ?? '') ?? [];
  const printed = lines.slice(at + 1);
  const told = matcherInWords({
    matcher,
    isNegated: not !== undefined,
    lines: printed,
  });
  return { ...told, message: ownWords(lines.slice(0, at)) };
}

/** What an author wrote: Playwright's polling repeats it. */
function ownWords(lines: readonly string[]): string {
  const paragraphs = lines
    .join('\n')
    .replace(/^(?:\w*Error)(?: \[\w+\])?: /u, '')
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return [...new Set(paragraphs)].join('\n');
}

/** Node's own `assert`. */
function assertionInWords(lines: readonly string[]): InWords | undefined {
  const [first = '', ...rest] = lines;
  if (!first.startsWith('AssertionError')) return undefined;
  const own = first.replace(/^AssertionError(?: \[\w+\])?: /u, '');
  const isGeneric = /^(?:Expected values to be|The expression evaluated|The input did not match)/u;
  const message = isGeneric.test(own) ? '' : own;
  if (rest.some((line) => line === '+ actual - expected')) {
    const difference = rest.filter((line) => line !== '+ actual - expected');
    return {
      expected: sideInWords(difference, '-'),
      seen: sideInWords(difference, '+'),
      message,
    };
  }
  const [, seen, expected] = /^(.+) (?:!==?|===?) (.+)$/u.exec(rest.find(Boolean) ?? '') ?? [];
  if (seen !== undefined && expected !== undefined) {
    return { expected: valueInWords(expected), seen: valueInWords(seen), message };
  }
  const [, pattern] = /regular expression (\/.+\/\w*)\. Input:/u.exec(own) ?? [];
  if (pattern !== undefined) {
    return {
      expected: valueInWords(pattern),
      seen: valueInWords(rest.find(Boolean) ?? ''),
      message,
    };
  }
  return own.startsWith('The expression evaluated')
    ? { expected: said('yes'), seen: said('no'), message }
    : { message };
}

function otherInWords(lines: readonly string[]): InWords {
  const [first = '', ...rest] = lines;
  const [, ms] = /function timed out.* within (\d+) milliseconds/u.exec(first) ?? [];
  if (ms !== undefined) {
    const value = String(Number(ms) / 1000);
    return { expected: said('ends', { value }), seen: said('seenNotEnded'), message: '' };
  }
  if (/^(?:Error: )?Not expected in the browser:$/u.test(first)) {
    return { expected: said('noProblem'), message: rest.join('\n').trim() };
  }
  const [, mistake] =
    /^(?:TypeError|ReferenceError|RangeError|SyntaxError): (.+)$/u.exec(first) ?? [];
  if (mistake !== undefined) {
    return { seen: said('seenStopped', { value: mistake }), message: '' };
  }
  return { message: ownWords(lines) };
}
