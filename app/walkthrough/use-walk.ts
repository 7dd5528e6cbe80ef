import { type RefObject, useEffect, useReducer } from 'react';
import type { CaseStep } from '#schema/compiled.ts';
import { initialWalk, isAdvancing, type Walk, type WalkEvent, walkReducer } from './walk.ts';

export type Dispatch = (event: WalkEvent) => void;

/** A walk through these steps that follows the clock, and rests when its place leaves the screen. */
export function useWalk(
  steps: readonly CaseStep[],
  place: RefObject<HTMLElement | null>,
): [Walk, Dispatch] {
  const [walk, dispatch] = useReducer(
    walkReducer,
    steps.map(({ kind }) => kind === 'question'),
    initialWalk,
  );
  const { index } = walk;
  const advancing = isAdvancing(walk);
  const seconds = steps[index]?.seconds ?? 0;

  useEffect(() => {
    if (!advancing || !place.current) return;
    const timer = setTimeout(() => dispatch({ type: 'step-ended', index }), seconds * 1000);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) dispatch({ type: 'paused' });
    });
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [advancing, index, seconds, place]);

  return [walk, dispatch];
}
