import type { Wall } from '#schema/wall.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { Project } from '../resolve/project.ts';
import { type AskedWall, askedWalls } from '../resolve/walls.ts';

const words = ['bond', 'course', 'opening', 'cut', 'top'] as const;
const simplest = { course: 'even', opening: 'none', cut: 'plain', top: 'teeth' };

/**
 * No two pages open, or close, with walls that differ in less than two words: one alone is not seen.
 * Nor with one opening under one top: bond, course and cut are not what a visitor remembers.
 */
export function checkWalls(project: Project, report: Reporter): void {
  const seen = new Map<string, AskedWall>();
  for (const asked of askedWalls(project)) {
    const keys = keysOf(asked.wall).map((key) => `${asked.place} ${key}`);
    const other = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    if (other) {
      report('same-wall', asked.file, asked.path, { first: placeOf(other.file, other.path) });
    }
    for (const key of keys) seen.set(key, asked);
  }
}

/** What no two walls share: its opening and top, and for each of its words all the others. */
function keysOf(wall: Wall): string[] {
  const whole = { ...simplest, ...wall };
  const others = words.map((left) => words.map((word) => (word === left ? '*' : whole[word])));
  return [`${whole.opening} ${whole.top}`, ...others.map((key) => key.join(' '))];
}
