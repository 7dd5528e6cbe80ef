import { StepDefinitionPatternType } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { missingSentences, nearestTo, sentencesOf } from '../../../scripts/spec/book/sentences.ts';
import { runFixture } from './fixture/fixture-book.ts';

test('a sentence is understood by its parameters too, and the nearest ones are offered', async () => {
  const sentences = sentencesOf(await runFixture());
  const said = ['the visitor waits for 20 ms', 'the visitor waits for 20 seconds', 'I fly'];
  expect(missingSentences([...said, 'I fly'], sentences)).toEqual([
    { text: 'the visitor waits for 20 seconds', nearest: ['the visitor waits for {int} ms'] },
    { text: 'I fly', nearest: [] },
  ]);
  expect(nearestTo('the banner was there', sentences)[0]).toBe('the banner is {word}');
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
