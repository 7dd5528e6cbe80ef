import { expect, test } from 'vitest';
import { listed, suggest } from '../../scripts/content/mistakes/suggest.ts';

const keys = ['kind', 'id', 'title', 'text', 'benefits', 'useCases', 'description'];

test.each([
  ['benefit', 'benefits'],
  ['usecases', 'useCases'],
  ['titel', 'title'],
  ['descripton', 'description'],
  ['Titlé', 'title'],
  ['title\u00a0', 'title'],
  ['blinking', undefined],
  ['x', undefined],
])('for %s, %s is meant', (word, meant) => {
  expect(suggest(word, keys)).toBe(meant);
});

test('lists read as sentences', () => {
  expect(listed(['a']).en).toBe('`a`');
  expect(listed(['a', 'b', 'c']).en).toBe('`a`, `b` or `c`');
  expect(listed(['a', 'b', 'c'], 2).en).toBe('`a`, `b` or `c`');
  expect(listed(['a', 'b', 'c', 'd'], 2)).toEqual({
    en: '`a`, `b` or one of 2 more',
    fr: '`a`, `b` ou l’un des 2 autres',
  });
});
