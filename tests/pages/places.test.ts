import { expect, test } from 'vitest';
import { type Extent, isStillThere, placeOf } from '../../app/pages/places.ts';

const screen = { width: 390, height: 800 };

/** Sections of these heights, one below the other, on a page scrolled by so many pixels. */
function sections(heights: readonly number[], scrolled: number): Extent[] {
  return heights.map((height, index) => {
    const top = heights.slice(0, index).reduce((sum, one) => sum + one, 0) - scrolled;
    return { id: `s${index}`, top, bottom: top + height, hasJoint: index === 2 };
  });
}

test('a place has what is on the screen, and the room of the rest', () => {
  expect(placeOf(sections([1000, 500, 500, 500, 700], 1600), screen)).toEqual({
    width: 390,
    ids: ['s0', 's1', 's2', 's3', 's4'],
    first: 2,
    last: 3,
    above: 1500,
    below: 700,
    hasJoint: true,
  });
});

test('what only touches the edge of the screen is not on it', () => {
  expect(placeOf(sections([1000, 800, 1000], 1000), screen)).toMatchObject({ first: 1, last: 1 });
});

test('a page without sections on the screen has no place', () => {
  expect(placeOf([], screen)).toBeUndefined();
  expect(placeOf(sections([100], 200), screen)).toBeUndefined();
});

test('a place is lost with the width of the window, or with a section', () => {
  const place = placeOf(sections([1000, 500], 0), screen);
  if (!place) throw new Error('There is no place.');
  const same = [{ id: 's0' }, { id: 's1' }];
  expect(isStillThere(place, same, 390)).toBe(true);
  expect(isStillThere(place, same, 844)).toBe(false);
  expect(isStillThere(place, same.slice(1), 390)).toBe(false);
});
