import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, notFoundPages, read } from './built-pages.ts';

const pages = [...builtPages(), ...notFoundPages()];

/** The names of the drawings that a page shows, in their order. */
function drawingsOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/<img[^>]* src="\/walls\/([^"]+)\.svg"/gu)].map(([, name = '']) => name);
}

test('each page ends with a row of walls', () => {
  const without = pages.filter((page) => !drawingsOf(page).at(-1)?.endsWith('-band'));
  expect(without.map(({ address }) => address)).toEqual([]);
});

test('no page shows one wall twice', () => {
  const twice = pages.filter((page) => {
    const drawings = drawingsOf(page);
    return new Set(drawings).size < drawings.length;
  });
  expect(twice.map(({ address }) => address)).toEqual([]);
});

test('no two names stand for one drawing', () => {
  const names = [...new Set(pages.flatMap(drawingsOf))];
  expect(names.length).toBeGreaterThan(60);
  expect(new Set(names.map((name) => read(`walls/${decodeURIComponent(name)}.svg`))).size).toBe(
    names.length,
  );
});
