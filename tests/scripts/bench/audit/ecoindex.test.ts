import { expect, test } from 'vitest';
import { ecoIndex, gradeOf } from '../../../../scripts/bench/audit/ecoindex.ts';

// The examples of the reference's own tests.
test.each([
  { elements: 100, requests: 100, kilobytes: 100, score: 72, grade: 'B' },
  { elements: 0, requests: 0, kilobytes: 0, score: 100, grade: 'A' },
  { elements: 600_000, requests: 600_000, kilobytes: 600_000, score: 0, grade: 'G' },
])('$elements elements, $requests requests, $kilobytes KB: $score', ({ score, grade, ...page }) => {
  expect(Math.round(ecoIndex(page))).toBe(score);
  expect(gradeOf(ecoIndex(page))).toBe(grade);
});

test('a value on a twentieth stands on it', () => {
  expect(ecoIndex({ elements: 47, requests: 2, kilobytes: 1.37 })).toBeCloseTo(95);
});

test.each([
  [80.01, 'A'],
  [80, 'B'],
  [55.5, 'C'],
  [10, 'G'],
])('%d is an %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});
