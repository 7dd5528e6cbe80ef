import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Section } from '#schema/compiled.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { placeAt, showEntry } from './place-memory.ts';
import { isStillThere, type Place } from './places.ts';

/** The sections of a page to paint first, and where those were that a visitor comes back to. */
export type FirstView = { sections: readonly Section[]; place?: Place };

/** The headline and its wall. */
const openingSections = 1;

/**
 * What of a page is painted first, as long as it is not whole: a phone takes a third of a second to draw and to lay
 * out a whole page. After a tap on a link that is its opening; on the way back, what was on the screen. The rest
 * follows in the next frames. A page that is loaded, or opened at one of its places, is whole at once. It is decided
 * as the page comes: one that is whole stays so.
 */
export function useFirstView(sections: readonly Section[]): FirstView | undefined {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [firstView, setFirstView] = useState(() => {
    if (hash !== '') return undefined;
    return isBack
      ? viewAt(placeAt(key), sections)
      : { sections: sections.slice(0, openingSections) };
  });
  const isWhole = firstView === undefined;
  useEffect(() => {
    if (isWhole) return undefined;
    return afterPaint(() => startTransition(() => setFirstView(undefined)));
  }, [isWhole]);
  useLayoutEffect(() => showEntry(key), [key]);
  return hash === '' ? firstView : undefined;
}

function viewAt(place: Place | undefined, sections: readonly Section[]): FirstView | undefined {
  if (!place || !isStillThere(place, sections, innerWidth)) return undefined;
  return { sections: sections.slice(place.first, place.last + 1), place };
}
