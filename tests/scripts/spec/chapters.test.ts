import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inChapters, readChapters } from '../../../scripts/spec/book/chapters.ts';

const plans = [
  { id: 'demo', fr: 'La démo', en: 'The demo', features: ['site/book', 'demo/requesting', 'demo'] },
  { id: 'pages', fr: 'Les pages', en: 'The pages', features: ['site'] },
];

test('chapters keep the order of the owner, and the rest of a folder follows its named files', () => {
  const files = ['site/home', 'site/book', 'demo/a', 'demo/requesting', 'new/one'].map(
    (name) => `features/${name}.feature`,
  );
  expect(
    inChapters(plans, files).map(({ plan, files: taken }) => [plan.id, taken.join(' ')]),
  ).toEqual([
    ['demo', 'features/site/book.feature features/demo/requesting.feature features/demo/a.feature'],
    ['pages', 'features/site/home.feature'],
    ['new', 'features/new/one.feature'],
  ]);
});

test('the chapters of the project are readable, in both languages', () => {
  const chapters = readChapters(readFileSync('features/chapters.yaml', 'utf8'));
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
});
