import { expect, test } from 'vitest';
import { missed, tableRow } from '../../../../scripts/bench/audit/targets.ts';

const scores = { performance: 100, accessibility: 100, practices: 100, seo: 100 };
const heavyPage = { elements: 700, requests: 30, kilobytes: 900, firstView: 200, shift: 0 };

test('a page of many elements misses nothing: its EcoIndex is printed alone', () => {
  const measured = { name: 'fr-platform', footprint: heavyPage, scores };
  expect(missed(measured)).toEqual([]);
  expect(tableRow(measured)).toMatch(/ \d\d +[BC] /u);
});

test('what Lighthouse finds is missed', () => {
  const found = { ...scores, accessibility: 98, performance: 94 };
  expect(missed({ name: 'fr-home', footprint: heavyPage, scores: found })).toEqual([
    'performance 94',
    'accessibility 98',
  ]);
});
