import type { Random } from '../random.ts';

export type Point = readonly [x: number, y: number];
/** The outline of a stone, and which of the four tones it has. */
export type Stone = { points: readonly Point[]; tone: number };
export type Frame = { x: number; y: number; width: number; height: number };

export const toneCount = 4;

export function anyTone(random: Random): number {
  return Math.floor(random() * toneCount);
}

export function corners({ x, y, width, height }: Frame): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A block with its tone. */
export function block(x: number, y: number, width: number, height: number, tone = 1): Stone {
  return { points: corners({ x, y, width, height }), tone };
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The same outline with every corner so much nearer to its middle, across and along. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  const [mx, my] = middleOf(points);
  const nearer = (from: number, to: number) =>
    from - Math.sign(from - to) * Math.min(by, Math.abs(from - to) * 0.6);
  return points.map(([x, y]): Point => [nearer(x, mx), nearer(y, my)]);
}

/** The data of a path in whole units, each step from the point before. */
export function outlineOf(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([px, py], index) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    [x, y] = [x + dx, y + dy];
    if (index === 0) return `M${x} ${y}`;
    if (dx === 0) return `v${dy}`;
    return dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `${steps.join('')}z`;
}

/** Points on a part of a circle; angles in degrees, 0 to the right, 90 up. */
export function arc(center: Point, radius: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] - radius * Math.sin(angle)];
  });
}
