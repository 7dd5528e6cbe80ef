import type { Wall } from '#schema/wall.ts';
import type { Random } from '../random.ts';
import { anyTone, block, type Frame, type Point, type Stone, shrunk } from './stone.ts';

const joint = 3;

type Row = { index: number; y: number; height: number };
/** The widths of a row, one after the other, and where its first stone begins, as parts of its height. */
type RowOf = (row: Row, random: Random) => { start: number; widths: readonly number[] };

const rows: Record<string, RowOf> = {
  running: ({ index }) => ({ start: index % 2 ? -1.2 : 0, widths: [2.4] }),
  stack: () => ({ start: 0, widths: [1.7] }),
  header: ({ index }) => ({ start: index % 2 ? -0.5 : 0, widths: [1] }),
  flemish: ({ index }) => ({ start: index % 2 ? -1.7 : 0, widths: [2.2, 1.2] }),
  english: ({ index }) => ({ start: index % 2 ? -0.6 : 0, widths: index % 2 ? [1.2] : [2.4] }),
};

/** Stones of one bond over a whole field, from the ground up. */
export function lay(
  { bond, course }: Pick<Wall, 'bond' | 'course'>,
  field: Frame,
  unit: number,
  random: Random,
): Stone[] {
  if (bond === 'polygonal') return polygons(field, unit * sizes[course ?? 'even'], random);
  if (bond === 'herringbone') return herringbone(field, unit * sizes[course ?? 'even'], random);
  if (bond === 'basket') return basket(field, unit * sizes[course ?? 'even'], random);
  const heights = courseRows(course ?? 'even', field, unit);
  const widthsOf = rows[bond];
  return widthsOf
    ? heights.flatMap((row) => regular(row, field, widthsOf(row, random), random))
    : rubble(heights, field, random);
}

/** The stones of bonds without rows. */
const sizes = { even: 1, fine: 0.72, tall: 1.4, alternating: 1.15, diminishing: 1.25 };

function courseRows(course: NonNullable<Wall['course']>, field: Frame, unit: number): Row[] {
  const found: Row[] = [];
  let bottom = field.y + field.height;
  for (let index = 0; bottom > field.y; index++) {
    const risen = (field.y + field.height - bottom) / field.height;
    const height = Math.round(unit * heightOf(course, index, risen));
    bottom -= height;
    found.push({ index, y: bottom, height });
  }
  return found;
}

function heightOf(course: NonNullable<Wall['course']>, index: number, risen: number): number {
  if (course === 'alternating') return index % 2 ? 0.7 : 1.35;
  if (course === 'diminishing') return 1.9 - 1.25 * risen;
  return sizes[course];
}

function regular(
  { y, height }: Row,
  field: Frame,
  { start, widths }: ReturnType<RowOf>,
  random: Random,
): Stone[] {
  const laid: Stone[] = [];
  let x = field.x + start * height;
  for (let index = 0; x < field.x + field.width; index++) {
    const width = Math.round((widths[index % widths.length] ?? 1) * height);
    laid.push(block(x, y, width - joint, height - joint, anyTone(random)));
    x += width;
  }
  return laid;
}

/** Of all widths; each joint keeps clear of those of the course below. */
function rubble(heights: readonly Row[], field: Frame, random: Random): Stone[] {
  let below: number[] = [];
  return heights.flatMap(({ y, height }) => {
    const laid: Stone[] = [];
    const joints: number[] = [];
    let x = field.x - Math.round(random() * height);
    while (x < field.x + field.width) {
      const wished = x + Math.round(height * (1.4 + 2 * random()));
      const near = below.find((other) => Math.abs(other - wished) < height / 3);
      const end = near === undefined ? wished : Math.round(near + height / 2);
      laid.push(block(x, y, end - x - joint, height - joint, anyTone(random)));
      joints.push(end);
      x = end;
    }
    below = joints;
    return laid;
  });
}

/** Pairs of stones, lying and standing by turns. */
function basket(field: Frame, unit: number, random: Random): Stone[] {
  const half = Math.round(unit * 0.85);
  const side = 2 * half;
  const laid: Stone[] = [];
  for (let row = 0; row * side < field.height; row++) {
    const y = field.y + field.height - (row + 1) * side;
    for (let column = 0; column * side < field.width; column++) {
      const x = field.x + column * side;
      for (const second of [0, half]) {
        const lies = (row + column) % 2 === 0;
        laid.push(
          lies
            ? block(x, y + second, side - joint, half - joint, anyTone(random))
            : block(x + second, y, half - joint, side - joint, anyTone(random)),
        );
      }
    }
  }
  return laid;
}

/** Slanting stones, end against side. */
function herringbone(field: Frame, unit: number, random: Random): Stone[] {
  const cell = unit * 0.9;
  const reach = Math.ceil((field.width + field.height) / cell);
  const turn = (x: number, y: number): Point => [
    field.x + field.width / 2 + (x - y) * Math.SQRT1_2 * cell,
    field.y + field.height / 2 + (x + y) * Math.SQRT1_2 * cell,
  ];
  const gap = joint / cell;
  const slanting = (x: number, y: number, width: number, height: number): Stone => ({
    points: [
      turn(x, y),
      turn(x + width - gap, y),
      turn(x + width - gap, y + height - gap),
      turn(x, y + height - gap),
    ],
    tone: anyTone(random),
  });
  const laid: Stone[] = [];
  for (let y = -reach; y < reach; y++) {
    for (let x = -reach; x < reach; x++) {
      const place = (((x - y) % 4) + 4) % 4;
      if (place === 0) laid.push(slanting(x, y, 2, 1));
      if (place === 2) laid.push(slanting(x, y - 1, 1, 2));
    }
  }
  return laid.filter(({ points }) => points.some((point) => isWithin(point, field)));
}

function isWithin([x, y]: Point, { x: left, y: top, width, height }: Frame): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** Stones of many sides: the cells of a honeycomb whose corners have moved. */
function polygons(field: Frame, unit: number, random: Random): Stone[] {
  const across = unit * 1.7;
  const down = unit * 1.3;
  const moved = new Map<string, Point>();
  const corner = (x: number, y: number): Point => {
    const key = `${x},${y}`;
    const known = moved.get(key);
    if (known) return known;
    const made: Point = [
      field.x + (x / 2) * across + (random() - 0.5) * unit * 0.65,
      field.y + field.height - (y / 3) * down + (random() - 0.5) * unit * 0.4,
    ];
    moved.set(key, made);
    return made;
  };
  const laid: Stone[] = [];
  for (let row = -1; row * down < field.height + down; row++) {
    for (let column = -1; column * across < field.width + across; column++) {
      const x = column * 2 + (row % 2 ? 1 : 0);
      const y = row * 3;
      const points = [
        corner(x, y + 1),
        corner(x + 1, y),
        corner(x + 2, y + 1),
        corner(x + 2, y + 3),
        corner(x + 1, y + 4),
        corner(x, y + 3),
      ];
      laid.push({ points: shrunk(points, joint / 2), tone: anyTone(random) });
    }
  }
  return laid;
}
