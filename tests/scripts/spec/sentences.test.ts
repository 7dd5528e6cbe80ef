import { StepDefinitionPatternType } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { missingSentences, nearestTo, sentencesOf } from '../../../scripts/spec/book/sentences.ts';
import { runFixture } from './fixture/fixture-book.ts';

test('a sentence is understood by its parameters too, and the nearest ones are offered', async () => {
  const sentences = sentencesOf(await runFixture());
  const said = ['the visitor waits for 20 ms', 'the visitor waits for 20 seconds', 'I fly'];
  expect(missingSentences([...said, 'I fly'], sentences)).toEqual([
    { text: 'the visitor waits for 20 seconds', nearest: ['the visitor waits for 20 ms'] },
    { text: 'I fly', nearest: [] },
  ]);
  expect(nearestTo('the banner was there', sentences)[0]).toBe('the banner is {word}');
});

const meant = sentencesOf(
  [
    '/^the cookie banner has asked me(?: all the same)?$/',
    '/^the cookie banner has asked me (?:in two tabs|on the (.+) page)$/',
    '/^(\\d+(?:\\.\\d+)?) (?:more )?seconds? ha(?:s|ve) passed$/',
    'the cookie banner is not there',
    'I walk on {int} time(s)',
    'the menu is open/closed',
    'I type {string} as a message',
  ].map((source, index) => ({
    stepDefinition: {
      id: `${index}`,
      pattern: {
        source,
        type: source.startsWith('/')
          ? StepDefinitionPatternType.REGULAR_EXPRESSION
          : StepDefinitionPatternType.CUCUMBER_EXPRESSION,
      },
      sourceReference: {},
    },
  })),
);

test.each([
  ['the cookie baner has asked me', 'the cookie banner has asked me'],
  ['the cookie banner has asked me al the same', 'the cookie banner has asked me all the same'],
  ['the cookie banner is not ther', 'the cookie banner is not there'],
  ['the cookie banner is nott there', 'the cookie banner is not there'],
  ['0.5 secnds have passed', '0.5 seconds have passed'],
  ['I wlk on 3 times', 'I walk on 3 times'],
  ['the menu is closd', 'the menu is closed'],
  ['I tipe "combien ?" as a message', 'I type "combien ?" as a message'],
])('for "%s", the sentence that was meant comes first', (typed, sentence) => {
  expect(nearestTo(typed, meant)[0]).toBe(sentence);
});

test('a sentence that says the contrary is not offered', () => {
  expect(nearestTo('the cookie banner is there', meant)).not.toContain(
    'the cookie banner is not there',
  );
});

test('a sentence is offered once for each of the few words that it may say', () => {
  const source = 'I {cookieChoice} at once';
  const location = { uri: 'features/steps/consent-when.ts' };
  const regularExpressions = ['accept all cookies|reject all cookies'];
  const [sentence] = sentencesOf([
    {
      parameterType: {
        id: '1',
        name: 'cookieChoice',
        regularExpressions,
        useForSnippets: false,
        preferForRegularExpressionMatch: false,
      },
    },
    {
      stepDefinition: {
        id: '2',
        pattern: { source, type: StepDefinitionPatternType.CUCUMBER_EXPRESSION },
        sourceReference: location,
      },
    },
  ]);
  expect(sentence?.offered).toEqual([
    'I accept all cookies at once',
    'I reject all cookies at once',
  ]);
});
