import { beforeAll, expect, test } from 'vitest';
import type { Book } from '../../../scripts/spec/book/book.ts';
import { changesSince, isUnchanged } from '../../../scripts/spec/book/changes.ts';
import { readRun } from '../../../scripts/spec/book/last-run.ts';
import { changesAsMarkdown, verdictsAsMarkdown } from '../../../scripts/spec/markdown.ts';
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

test('a pull request is told in Markdown', () => {
  const now = bookOf(reworded);
  const changes = changesSince({ reference: 'v1', book }, now);
  expect(changesAsMarkdown(changes, sayIn('en'))).toMatchInlineSnapshot(`
    "## Changes since v1

    ### Rules added

    - A cow jumps · Not checked

    ### Rules removed

    - <del>It is pictured</del>

    ### Rules reworded

    - It appears after <del>a</del><ins>two</ins> <del>second</del><ins>seconds</ins> · Not checked
    "
  `);
});

test('a pull request is told which rules are broken, and which could not be judged for what reason', async () => {
  const say = sayIn('en');
  const envelopes = await runFixture();
  const [first] = envelopes.flatMap(({ pickle }) => pickle?.uri ?? []);
  expect(verdictsAsMarkdown(book, say)).toBe(
    `## What is broken\n\n- It appears after a second (\`${first}:8\`)\n\n`,
  );
  const unheld = bookOf(bannerText, readRun(withoutContext(envelopes)));
  expect(verdictsAsMarkdown(unheld, say)).toBe(
    `## What could not be judged\n\n### “a visitor” did not hold\n\n- It appears after a second (\`${first}:8\`)\n- It is pictured (\`${first}:21\`)\n\n`,
  );
  expect(verdictsAsMarkdown(bookOf(bannerText), say)).toBe('');
});
