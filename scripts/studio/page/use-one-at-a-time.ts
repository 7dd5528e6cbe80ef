import { useCallback, useRef } from 'react';

/** Does what a form is for; a form that is sent again before its answer has come is sent once. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return useCallback(async (task: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
