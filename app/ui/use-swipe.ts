import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Point, swipeOf } from './swipe.ts';

/** Handlers of what a finger may swipe: 1 asks for the next, -1 for the one before. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from: RefObject<Point | undefined> = useRef(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const by = from.current ? swipeOf(from.current, { x: clientX, y: clientY }) : 0;
      from.current = undefined;
      if (by !== 0) onSwipe(by);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
