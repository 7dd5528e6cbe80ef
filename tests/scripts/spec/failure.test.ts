import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { failureInWords } from '../../../scripts/spec/failure/in-words.ts';

const said = z.strictObject({ fr: z.string(), en: z.string() });
const rows = z
  .array(
    z.strictObject({
      name: z.string(),
      said: z.string(),
      expected: said.optional(),
      seen: said.optional(),
      message: z.string().default(''),
    }),
  )
  .parse(parse(readFileSync('tests/scripts/spec/fixture/failures.yaml', 'utf8')));

test.each(rows)('people are told what was expected and seen: $name', (row) => {
  const words = failureInWords(row.said);
  expect(plain(words.expected)).toEqual(row.expected);
  expect(plain(words.seen)).toEqual(row.seen);
  expect(words.message).toBe(row.message);
});

test.each(rows)('nothing of the tools is told: $name', (row) => {
  const { expected, seen, message } = failureInWords(row.said);
  const told = [expected?.fr, expected?.en, seen?.fr, seen?.en, message].join('\n');
  expect(told).not.toMatch(
    /\b(?:locator|getBy\w+|expect\(|received|toBe\w*|Timeout|AssertionError|Array|Object|waiting for)\b/u,
  );
});

test('colours, stack and log are left out of what an author wrote', () => {
  const text = [
    '\u001b[31mError: The choice is asked again after 6 months; the rule says 12.\u001b[39m',
    '    at SiteWorld.<anonymous> (/home/me/site/features/steps/consent-then.ts:12:3)',
  ].join('\n');
  expect(failureInWords(text)).toEqual({
    message: 'The choice is asked again after 6 months; the rule says 12.',
  });
});

test('a step that does not end, and an error of the browser, are told as such', () => {
  const late = 'Error: function timed out, ensure the promise resolves within 30000 milliseconds';
  expect(failureInWords(late).expected?.en).toBe('The step ends within 30 s');
  const broken = failureInWords('Error: Not expected in the browser:\nconsole: a is not defined');
  expect(broken.expected?.en).toBe('No error in the browser');
  expect(broken.message).toBe('console: a is not defined');
});

test('a difference of Node is told by what each side has', () => {
  const text = [
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:',
    '+ actual - expected',
    '',
    "+   'six months'",
    "-   'twelve months'",
    '    at deepEqual (file:///home/me/site/features/steps/consent-then.ts:12:3)',
  ].join('\n');
  const { expected, seen } = failureInWords(text);
  expect([expected?.en, seen?.en]).toEqual(['“twelve months”', '“six months”']);
});

test('a long text is cut', () => {
  const { seen } = failureInWords(
    `expect(received).toBe(expected)\n\nExpected: "a"\nReceived: "${'word '.repeat(200)}"`,
  );
  expect(seen?.en.length).toBeLessThan(250);
});

/** French spaces that do not break are seen as spaces here. */
function plain(words: { fr: string; en: string } | undefined) {
  return words && { fr: words.fr.replaceAll('\u00a0', ' '), en: words.en };
}
