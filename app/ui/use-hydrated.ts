import { useSyncExternalStore } from 'react';

/**
 * True after hydration, false while pre-rendering and hydrating: what only the browser knows of the
 * address (its hash, its query) may not be rendered before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

function subscribe() {
  return () => undefined;
}

function inBrowser() {
  return true;
}

function onServer() {
  return false;
}
