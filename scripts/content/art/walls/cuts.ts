import type { Wall } from '#schema/wall.ts';
import { corners, middleOf, type Point, type Stone, shrunk, toneCount } from './stone.ts';

/** A stone as it is cut: itself, and what the light makes of its face. */
export function cutStone(cut: NonNullable<Wall['cut']>, stone: Stone, depth: number): Stone[] {
  return cuts[cut](stone, depth);
}

const deeper = (tone: number) => Math.min(toneCount - 1, tone + 1);

const cuts: Record<NonNullable<Wall['cut']>, (stone: Stone, depth: number) => Stone[]> = {
  plain: (stone) => [stone],
  rustic: ({ points, tone }, depth) => [
    { points, tone: tone % 2 },
    { points: shrunk(points, depth), tone: 2 + (tone % 2) },
  ],
  chamfered: ({ points, tone }, depth) => [{ points: withoutCorners(points, depth * 1.2), tone }],
  tooled(stone, depth) {
    const { points, tone } = stone;
    const [first, , last] = points;
    const isUpright = points.length === 4 && first?.[1] === points[1]?.[1];
    if (!first || !last || !isUpright) return [stone];
    const [width, height] = [last[0] - first[0], last[1] - first[1]];
    const count = Math.floor(width / (depth * 2.6));
    const step = width / (count + 1);
    const marks = Array.from({ length: count }, (_, index) =>
      corners({
        x: first[0] + step * (index + 1) - depth * 0.2,
        y: first[1] + height * 0.2,
        width: Math.max(1, depth * 0.4),
        height: height * 0.6,
      }),
    );
    return tone % 2
      ? [stone, ...marks.map((mark) => ({ points: mark, tone: deeper(tone) }))]
      : [stone];
  },
  diamond(stone, depth) {
    const { points, tone } = stone;
    if (points.length !== 4) return cuts.rustic(stone, depth);
    const [a, b, c, d] = points;
    if (!a || !b || !c || !d) return [stone];
    const [mx, my] = middleOf(points);
    const ridge = Math.max(0, (b[0] - a[0] - d[1] + a[1]) / 2);
    const [left, right]: Point[] = [
      [mx - ridge, my],
      [mx + ridge, my],
    ];
    if (!left || !right) return [stone];
    return [
      { points, tone: tone % 2 },
      { points: [b, c, right], tone: 2 },
      { points: [c, d, left, right], tone: toneCount - 1 },
    ];
  },
};

function withoutCorners(points: readonly Point[], by: number): Point[] {
  return points.flatMap((point, index): Point[] => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return [towards(point, before, by), towards(point, after, by)];
  });
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const part = Math.min(0.4, by / length);
  return [x + (tx - x) * part, y + (ty - y) * part];
}
