import { beforeAll, expect, test } from 'vitest';
import type { Book } from '../../../scripts/spec/book/book.ts';
import { changesSince, isUnchanged } from '../../../scripts/spec/book/changes.ts';
import { readRun } from '../../../scripts/spec/book/last-run.ts';
import { pullRequestText } from '../../../scripts/spec/page/page.ts';
import { sayIn } from '../../../scripts/spec/words.ts';
import { bannerText, bookOf, runFixture, withoutContext } from './fixture/fixture-book.ts';

const reworded = bannerText
  .replace('It appears after a second', 'It appears after two seconds')
  .replace('Rule: It is pictured', 'Rule: A cow jumps')
  .replaceAll('Once', 'Moon')
  .replace('When the picture is taken', 'When a wholly other thing comes to pass, in other words');

let book: Book;
beforeAll(async () => {
  book = bookOf(bannerText, readRun(await runFixture()));
});

test('the same book has not changed', () => {
  expect(isUnchanged(changesSince({ reference: 'v1', book }, book))).toBe(true);
});

test('rules are added, removed and reworded', () => {
  const changes = changesSince({ reference: 'v1', book }, bookOf(reworded));
  expect(changes.reworded.map(({ before, after }) => [before.name, after.name])).toEqual([
    ['It appears after a second', 'It appears after two seconds'],
  ]);
  expect(changes.added.map(({ name }) => name)).toEqual(['A cow jumps']);
  expect(changes.removed.map(({ name }) => name)).toEqual(['It is pictured']);
});

test('the same sentence with other examples is a rule whose scenarios changed', () => {
  const now = bookOf(bannerText.replace('| 999  |', '| 998  |'));
  const { rewritten, reworded: none } = changesSince({ reference: 'v1', book }, now);
  expect(rewritten.map(({ after }) => after.name)).toEqual(['It appears after a second']);
  expect(none).toEqual([]);
});

test('a pull request is told what is broken, what could not be judged and why, and what changed', async () => {
  const say = sayIn('en');
  const changes = changesSince({ reference: 'v1', book }, bookOf(reworded));
  expect(textOf(await pullRequestText({ book, changes }, say))).toBe(
    'What is broken It appears after a second Changes since v1 Rules added A cow jumps Not checked Rules removed It is pictured ' +
      'Rules reworded It appears after a two second seconds Not checked',
  );
  const unheld = bookOf(bannerText, readRun(withoutContext(await runFixture())));
  const told = await pullRequestText({ book: unheld, changes: undefined }, say);
  expect(textOf(told)).toBe(
    'What could not be judged “a visitor” did not hold It appears after a second It is pictured',
  );
  expect(told).not.toContain('<a ');
  expect(textOf(await pullRequestText({ book: bookOf(bannerText), changes: undefined }, say))).toBe(
    '',
  );
});

function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
