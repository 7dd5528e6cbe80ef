/** How long each testimonial stays (spec-9-testimonial-rotation). */
export const turnDurationMs = 5000;

/**
 * - `automatic`: the page began it; a pointer holds it, focus stops it for good;
 * - `stopped`: nothing moves until the visitor asks;
 * - `requested`: the visitor asked for it, so that neither pointer nor focus holds it.
 */
type Pace = 'automatic' | 'stopped' | 'requested';

export type Rotation = { index: number; count: number; pace: Pace; isPointedAt: boolean };

export type RotationEvent =
  | { type: 'turn-ended' }
  | { type: 'chosen'; index: number }
  | { type: 'stepped'; by: 1 | -1 }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'pointer-entered' }
  | { type: 'pointer-left' }
  | { type: 'focus-entered' }
  | { type: 'motion-refused' };

export function initialRotation(count: number): Rotation {
  return { index: 0, count, pace: 'automatic', isPointedAt: false };
}

export function isRotating({ count, pace, isPointedAt }: Rotation): boolean {
  return count > 1 && (pace === 'requested' || (pace === 'automatic' && !isPointedAt));
}

/** spec-4-carousel; its control and focus by https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */
export function rotationReducer(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'turn-ended':
      return isRotating(rotation) ? step(rotation, 1) : rotation;
    case 'chosen':
      return { ...rotation, index: wrap(event.index, rotation.count), pace: 'stopped' };
    case 'stepped':
      return { ...step(rotation, event.by), pace: 'stopped' };
    case 'paused':
    case 'motion-refused':
      return { ...rotation, pace: 'stopped' };
    case 'resumed':
      return { ...rotation, pace: 'requested' };
    case 'pointer-entered':
      return { ...rotation, isPointedAt: true };
    case 'pointer-left':
      return { ...rotation, isPointedAt: false };
    case 'focus-entered':
      return rotation.pace === 'automatic' ? { ...rotation, pace: 'stopped' } : rotation;
  }
}

function step(rotation: Rotation, by: 1 | -1): Rotation {
  return { ...rotation, index: wrap(rotation.index + by, rotation.count) };
}

function wrap(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
