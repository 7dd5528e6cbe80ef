import { type FocusEvent, type PointerEvent, useEffect, useReducer } from 'react';
import {
  initialRotation,
  isRotating,
  type Rotation,
  type RotationEvent,
  rotationReducer,
  turnDurationMs,
} from './rotation.ts';

type Dispatch = (event: RotationEvent) => void;

/** A rotation that follows the clock, and that visitors who want no motion do not have. */
export function useRotation(count: number): [Rotation, Dispatch] {
  const [rotation, dispatch] = useReducer(rotationReducer, count, initialRotation);
  const rotating = isRotating(rotation);
  const { index } = rotation;

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const obey = () => still.matches && dispatch({ type: 'motion-refused' });
    obey();
    still.addEventListener('change', obey);
    return () => still.removeEventListener('change', obey);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each testimonial has a whole turn of its own
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => dispatch({ type: 'turn-ended' }), turnDurationMs);
    return () => clearTimeout(timer);
  }, [rotating, index]);

  return [rotation, dispatch];
}

/** Handlers of the whole carousel: a pointer over it, focus in it. */
export function presenceHandlers(dispatch: Dispatch) {
  return {
    // A finger leaves no pointer behind that could go away again.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && dispatch({ type: 'pointer-entered' }),
    onPointerLeave: () => dispatch({ type: 'pointer-left' }),
    // A press focuses as well; what it presses says what it wants, and may well be the pause control.
    onFocus: ({ target }: FocusEvent) =>
      target.matches(':focus-visible') && dispatch({ type: 'focus-entered' }),
  };
}
