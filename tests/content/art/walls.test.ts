import { describe, expect, test } from 'vitest';
import { bonds, courses, cuts, openings, tops, type Wall } from '#schema/wall.ts';
import { drawBand, drawGreatWall, drawWall } from '../../../scripts/content/art/walls/wall.ts';

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

describe.each(drawings)('what one sees through %s', (_place, draw) => {
  test.each(['arch', 'gate', 'breach'] as const)(
    '%s: nothing by day, light by night',
    (opening) => {
      const drawn = draw('page', { ...simple, opening });
      const [, name] = /class="(t\d+)" fill="none"/u.exec(drawn) ?? [];
      expect(drawn).toContain(`.${name}{fill:#cdbea4}`);
    },
  );

  test('bars are dark before it, by day and by night', () => {
    const [, name] =
      /class="(t\d+)" fill="#232e38" d=/u.exec(draw('page', { ...simple, opening: 'gate' })) ?? [];
    expect(draw('page', { ...simple, opening: 'gate' })).toContain(`.${name}{fill:#131a21}`);
  });
});

test('where nothing else bears the accent, two stones do, and both are in the picture', () => {
  for (const name of ['home', 'why', 'blog', 'press']) {
    for (const draw of [drawGreatWall, drawWall, drawBand]) {
      const [, path = ''] = /fill="#c8371b"[^>]* d="([^"]*)"/u.exec(draw(name, simple)) ?? [];
      const stones = [...path.matchAll(/M(\d+) \d+h(\d+)/gu)].map(
        ([, x, width]) => Number(x) + Number(width),
      );
      expect(stones).toHaveLength(2);
      expect(Math.max(...stones)).toBeLessThanOrEqual(1440);
    }
  }
});
