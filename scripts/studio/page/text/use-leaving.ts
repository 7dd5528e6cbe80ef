import { useEffect, useRef } from 'react';

/** Acts when the page is left, or what uses this goes: a last chance to write what waits. */
export function useLeaving(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const act = () => latest.current();
    window.addEventListener('pagehide', act);
    return () => {
      window.removeEventListener('pagehide', act);
      act();
    };
  }, []);
}
