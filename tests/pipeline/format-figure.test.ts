import { expect, test } from 'vitest';
import type { Figure } from '#schema/figures.ts';
import { figureInWords, formatFigure } from '../../scripts/content/resolve/format-figure.ts';

/** Narrow no-break spaces are written `~` here. */
const shown = (text: string) => text.replaceAll('\u202f', '~');

const figure = (unit: Figure['unit'], value: number, rest: Partial<Figure> = {}): Figure => ({
  unit,
  value,
  claim: '',
  ...rest,
});

test.each<[Figure, fr: string, en: string]>([
  [figure('count', 10_000, { more: true }), '10~000+', '10,000+'],
  [figure('count', 1000, { more: true, grouped: false }), '1000+', '1000+'],
  [figure('count', 2021, { grouped: false }), '2021', '2021'],
  [figure('count', 10, { max: 50 }), '10 à 50', '10 to 50'],
  [figure('percent', 70, { signed: true }), '+70~%', '+70%'],
  [figure('percent', -80), '−80~%', '−80%'],
  [figure('percent', 99.9), '99,9~%', '99.9%'],
  [figure('percent', 0, { signed: true }), '0~%', '0%'],
  [figure('x', 3), '×3', '3x'],
  [figure('times', 7), '7 fois', '7 times'],
  [figure('minutes', 1), '1 minute', '1 minute'],
  [figure('hours', 5), '5 heures', '5 hours'],
  [figure('days', 1, { max: 2 }), '1 à 2 jours', '1 to 2 days'],
  [figure('weeks', 1), '1 semaine', '1 week'],
  [figure('months', 6), '6 mois', '6 months'],
  [figure('years', 1), '1 an', '1 year'],
  [figure('years', 3), '3 ans', '3 years'],
  [figure('euros', 30_000, { max: 60_000 }), '30~000 à 60~000 euros', '30,000 to 60,000 euros'],
])('%o', (one, fr, en) => {
  expect(shown(formatFigure(one, 'fr'))).toBe(fr);
  expect(formatFigure(one, 'en')).toBe(en);
});

test('within a sentence the plus is said in words', () => {
  const many = figure('count', 10_000, { more: true });
  expect(shown(figureInWords(many, 'fr'))).toBe('plus de 10~000');
  expect(figureInWords(many, 'en')).toBe('more than 10,000');
  expect(figureInWords(figure('days', 1, { max: 2 }), 'fr')).toBe('1 à 2 jours');
});
