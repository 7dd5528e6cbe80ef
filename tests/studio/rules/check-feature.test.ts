import { beforeAll, expect, test } from 'vitest';
import { type Sentence, sentencesOf } from '../../../scripts/spec/book/sentences.ts';
import { checkFeature } from '../../../scripts/studio/rules/check-feature.ts';
import { bannerFile, bannerText, runFixture } from '../../scripts/spec/fixture/fixture-book.ts';

let sentences: Sentence[];
beforeAll(async () => {
  sentences = sentencesOf(await runFixture());
});

function notesOf(text: string) {
  return checkFeature(bannerFile, text, sentences, ['@spec-4-shown', '@from-law']);
}

test('a good feature has no notes: a wish may say what it likes, and names no clause', () => {
  expect(notesOf(bannerText)).toEqual([]);
});

test('a sentence that nobody has programmed is noted once, at its line, with the nearest ones', () => {
  const text = bannerText.replace('the visitor waits for <ms> ms', 'the visitor waited <ms> ms');
  expect(notesOf(text)).toEqual([
    {
      line: 13,
      kind: 'unknown',
      message: 'the visitor waited 999 ms',
      nearest: ['the visitor waits for 999 ms'],
    },
  ]);
});

test('a rule without a clause is said at its line', () => {
  const text = bannerText.replace(
    '  @spec-4-shown\n  Rule: It is pictured',
    '  Rule: It is pictured',
  );
  expect(notesOf(text)).toEqual([
    { line: 21, kind: 'unclaimed', message: 'It is pictured', nearest: [] },
  ]);
});

test('a rule of the house that says whose it is has no note', () => {
  const text = bannerText.replace(
    '  @spec-4-shown\n  Rule: It is pictured',
    '  @from-law\n  Rule: It is pictured',
  );
  expect(notesOf(text)).toEqual([]);
});

test('what Gherkin cannot read is said at its line', () => {
  expect(notesOf(bannerText.replace('Then the banner', 'Thn the banner'))).toMatchObject([
    { line: 14, kind: 'unreadable' },
  ]);
});
