import { useSyncExternalStore } from 'react';

/**
 * Whether the page runs in a browser. False while it is built and while it comes alive: what only
 * the browser knows of the address (its hash, its query) may then not be drawn yet.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, beforehand);
}

function subscribe() {
  return () => undefined;
}

function inBrowser() {
  return true;
}

function beforehand() {
  return false;
}
