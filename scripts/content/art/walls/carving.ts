import { arc, block, corners, type Frame, outlineOf, type Point, type Stone } from './stone.ts';

/** What an opening takes out of a wall and puts into it. */
export type Carving = {
  /** What is taken out: the data of a path. */
  hole: string;
  /** What is dark by day and lit by night. */
  glass?: string;
  /** What one sees through: the page by day, light by night. */
  through?: string;
  /** What is dark before it, by day and by night. */
  bars?: string;
  /** What frames it, and what stands in it, before the dark. */
  stones?: readonly Stone[];
  inside?: readonly Stone[];
  /** What bears the accent, in the one bay that is marked. */
  accent?: string;
  /** What grows. */
  green?: string;
};

export const gap = 3;

export function box(x: number, y: number, width: number, height: number): string {
  return outlineOf(corners({ x, y, width, height }));
}

/** The outline of an arch on its two feet. */
export function archOutline(center: Point, radius: number, foot: number): string {
  const [x] = center;
  return outlineOf([...arc(center, radius, 0, 180, 16), [x - radius, foot], [x + radius, foot]]);
}

/** The wedge-shaped stones of an arch; the middle one is its key. */
export function voussoirs(
  center: Point,
  { inner, outer }: { inner: number; outer: number },
  count: number,
  [from, to]: readonly [number, number] = [0, 180],
): Stone[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index): Stone => {
    const open = ((gap / 2 / inner) * 180) / Math.PI;
    const start = from + index * step + open;
    const end = from + (index + 1) * step - open;
    const isKey = index * 2 === count - 1;
    const points = [
      ...arc(center, isKey ? outer + gap * 2 : outer, start, end, 3),
      ...arc(center, inner, end, start, 3),
    ];
    return { points, tone: isKey ? 3 : 1 + (index % 2) };
  });
}

/** The stones at both sides of an opening, long and short by turns. */
export function jambs({ x, y, width, height }: Frame, thick: number, rows: number): Stone[] {
  const high = height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const wide = row % 2 === 0 ? thick : thick * 0.65;
    const top = y + row * high;
    return [
      block(x + thick - wide, top, wide - gap, high - gap, 2),
      block(x + width - thick + gap, top, wide - gap, high - gap, 2),
    ];
  }).flat();
}

/** A frame so much smaller at each side. */
export function inset(frame: Frame, x: number, y = x): Frame {
  return {
    x: frame.x + x,
    y: frame.y + y,
    width: frame.width - 2 * x,
    height: frame.height - 2 * y,
  };
}

/** So many equal parts of a length, a bar between them. */
export function panes(
  { x, y, width, height }: Frame,
  columns: number,
  rows: number,
  bar: number,
): Frame[] {
  const wide = (width - bar * (columns - 1)) / columns;
  const high = (height - bar * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (wide + bar),
    y: y + Math.floor(index / columns) * (high + bar),
    width: wide,
    height: high,
  }));
}

export function boxes(frames: readonly Frame[]): string {
  return frames.map((frame) => outlineOf(corners(frame))).join('');
}
