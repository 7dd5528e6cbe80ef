import assert from 'node:assert';
import { AttachmentContentEncoding } from '@cucumber/messages';
import { expect as playwrightExpect } from '@playwright/test';
import { expect, test } from 'vitest';
import { failureMediaType, tellingFailures } from '../../../scripts/spec/failure/at-step.ts';
import { failureInWords } from '../../../scripts/spec/failure/in-words.ts';

/** What is told of a step that fails in this way. */
async function told(fail: () => unknown) {
  const attached: { body: string; mediaType: string }[] = [];
  const world = {
    attach: (body: string, { mediaType }: { mediaType: string }) =>
      attached.push({ body, mediaType }),
  };
  await expect(tellingFailures(fail).call(world)).rejects.toThrow();
  const attachments = attached.map((one) => ({
    ...one,
    contentEncoding: AttachmentContentEncoding.IDENTITY,
  }));
  expect(attachments.map(({ mediaType }) => mediaType)).toEqual([failureMediaType]);
  return failureInWords(attachments, 'not told');
}

/** As Playwright's expectations of a page throw, whatever they say. */
function locatorFailure(name: string, pass: boolean, expected: unknown, actual: unknown): never {
  const message = 'a sentence that nobody reads';
  throw Object.assign(new Error(message), {
    matcherResult: { name, pass, message, expected, actual },
  });
}

test.each([
  ['a number', () => playwrightExpect(2).toBe(3), '3', '2'],
  ['a text', () => playwrightExpect('six').toBe('twelve'), '“twelve”', '“six”'],
  ['a list', () => playwrightExpect([1]).toEqual([1, 2]), '[1,2]', '[1]'],
  ['a contrary', () => playwrightExpect('a').not.toBe('a'), 'anything but “a”', '“a”'],
  ['Node’s own', () => assert.deepStrictEqual('six', 'twelve'), '“twelve”', '“six”'],
  [
    'a state',
    () => locatorFailure('toBeVisible', false, 'visible', 'hidden'),
    'shown',
    'not shown',
  ],
  [
    'a form',
    () => locatorFailure('toHaveText', false, /a+/u, ''),
    'a text of the form /a+/u',
    'nothing',
  ],
])('people are told what was expected and seen: %s', async (_, fail, expected, seen) => {
  expect(await told(fail)).toMatchObject({ expected: { en: expected }, seen: { en: seen } });
});

test('it is told in French too', async () => {
  const { expected, seen } = await told(() =>
    locatorFailure('toBeVisible', true, 'visible', 'visible'),
  );
  expect([expected?.fr, seen?.fr]).toEqual(['autre chose que visible', 'visible']);
});

test('what the author of a step wrote stays as it is', async () => {
  const fail = () => playwrightExpect(1, 'The choice is asked again too soon.').toBe(2);
  expect(await told(fail)).toMatchObject({ message: 'The choice is asked again too soon.' });
  const thrown = () => {
    throw new Error('The rule says 12 months.');
  };
  expect(await told(thrown)).toEqual({ message: 'The rule says 12 months.' });
});

test('a wait in vain and a fault of the step itself are told as such', async () => {
  const late = await told(() => {
    throw Object.assign(new Error('anything'), { name: 'TimeoutError' });
  });
  expect(late.seen?.en).toBe('It did not happen in time');
  const stopped = await told(() => {
    throw new TypeError('a is not a function');
  });
  expect(stopped.seen?.en).toBe('The step itself stopped: a is not a function');
});

test('a long text is cut', async () => {
  const { seen } = await told(() => playwrightExpect('word '.repeat(200)).toBe('a'));
  expect(seen?.en.length).toBeLessThan(250);
});

test('a step that attached nothing is told by its message', () => {
  expect(failureInWords([], 'late')).toEqual({ message: 'late' });
});
