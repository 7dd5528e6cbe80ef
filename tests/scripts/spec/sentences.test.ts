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
