import { describe, expect, test } from 'vitest';
import { bonds, courses, cuts, openings, tops, type Wall } from '#schema/wall.ts';
import { drawBand, drawWall } from '../../scripts/art/walls/wall.ts';

const words: { [Word in keyof Wall]-?: readonly Wall[Word][] } = {
  bond: bonds,
  course: courses,
  opening: openings,
  cut: cuts,
  top: tops,
};
const simple: Wall = { bond: 'running' };
const drawings = [
  ['at the top of a page', drawWall],
  ['at its end', drawBand],
] as const;

describe.each(drawings)('a wall %s', (_place, draw) => {
  test('is the same for the same name and words, and another for another name', () => {
    expect(draw('legal', { bond: 'rubble' })).toBe(draw('legal', { bond: 'rubble' }));
    expect(draw('legal', { bond: 'rubble' })).not.toBe(draw('press', { bond: 'rubble' }));
  });

  test.each(Object.entries(words))('is another one for each %s', (word, values) => {
    const drawn = values.map((value) => draw('page', { ...simple, [word]: value }));
    expect(new Set(drawn).size).toBe(values.length);
  });

  test.each(
    openings.map(
      (opening, index): Wall => ({
        bond: bonds[index % bonds.length] ?? 'running',
        opening,
        top: tops[index % tops.length],
      }),
    ),
  )('is whole and light: $bond, $opening, $top', (wall) => {
    const drawn = draw('page', wall);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/u);
    expect(drawn.length).toBeLessThan(40_000);
    expect(drawn.match(/<path /gu)?.length).toBeLessThan(24);
  });
});
