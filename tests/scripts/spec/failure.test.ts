import { expect, test } from 'vitest';
import { failureInWords } from '../../../scripts/spec/book/failure.ts';

test('an expectation of Playwright becomes what was expected and seen', () => {
  const text = [
    '\u001b[2mexpect(\u001b[22mlocator\u001b[2m).\u001b[22mtoHaveText() failed',
    '',
    'Locator: getByRole("status")',
    'Expected string: "1 second"',
    'Received string: "1.2 seconds"',
    'Timeout: 5000ms',
    '',
    'Call log:',
    '  - waiting for getByRole("status")',
    '    at Object.<anonymous> (/home/me/site/features/steps/consent-then.ts:12:3)',
  ].join('\n');
  expect(failureInWords(text)).toEqual({
    expected: '"1 second"',
    seen: '"1.2 seconds"',
    message: '',
  });
});

test('a difference of lists is kept, its stack is not', () => {
  const text = [
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:',
    '+ actual - expected',
    '',
    "+   'six months'",
    "-   'twelve months'",
    '    at deepEqual (file:///home/me/site/features/steps/consent-then.ts:12:3)',
  ].join('\n');
  expect(failureInWords(text)).toEqual({
    expected: undefined,
    seen: undefined,
    message:
      "Expected values to be strictly deep-equal:\n+ actual - expected\n+   'six months'\n-   'twelve months'",
  });
});
