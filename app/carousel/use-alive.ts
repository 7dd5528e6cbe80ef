import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated; before, and without JavaScript, its markup must work alone. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => undefined;
}
