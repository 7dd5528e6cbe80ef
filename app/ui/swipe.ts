/** A finger that travels this far to a side, in CSS pixels, and further than up or down, swipes. */
export const swipeThresholdPx = 40;

export type Point = { x: number; y: number };

/** Which neighbour a movement asks for: 1 the next, -1 the one before, 0 none. */
export function swipeOf(from: Point, to: Point): 1 | -1 | 0 {
  const sideways = to.x - from.x;
  if (Math.abs(sideways) < swipeThresholdPx) return 0;
  if (Math.abs(sideways) <= Math.abs(to.y - from.y)) return 0;
  return sideways < 0 ? 1 : -1;
}
