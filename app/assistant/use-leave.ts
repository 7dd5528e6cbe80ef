import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { blurDelayMs } from './pill.ts';

/** Tells when a visitor leaves an element: at once by a click outside, after a delay by focus. */
export function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      if (target instanceof Node && !element.current?.contains(target)) leave();
    }
    // On its way down: the click that brought the element is on its way up.
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      clearTimeout(timer.current);
    };
  }, [element]);

  function onFocus() {
    clearTimeout(timer.current);
  }

  function onBlur({ currentTarget }: FocusEvent) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The element keeps the focus while another window has it.
      if (!currentTarget.contains(document.activeElement)) onLeave();
    }, blurDelayMs);
  }

  return { onFocus, onBlur };
}
