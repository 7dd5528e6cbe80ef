import { type Place, readPlace } from './places.ts';

/** By the key of an entry of the browser's history. */
const places = new Map<string, Place>();
let shown: string | undefined;

/** Told of the entry whose page is shown. */
export function showEntry(key: string): void {
  shown = key;
}

/** The place that was left at an entry. */
export function placeAt(key: string): Place | undefined {
  return places.get(key);
}

/**
 * Keeps the place that is left by a link, or by going back or forward. To be called before the router listens: a page
 * in memory is drawn before its listener returns. Nothing has changed yet, so that measuring lays nothing out.
 */
export function keepPlaces(): void {
  addEventListener('click', keep, true);
  addEventListener('popstate', keep, true);
}

function keep(): void {
  if (shown === undefined) return;
  const place = readPlace();
  if (place) places.set(shown, place);
  else places.delete(shown);
}
