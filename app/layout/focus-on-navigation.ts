import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * After each change of path or hash, focus goes to the hash’s element, else to the page’s content; the
 * router scrolls there, smoothly by CSS (spec-2-scrolling). Going back or forward jumps to the place
 * that was left. Draws nothing, so that the whole layout is not rendered anew for it, and focuses once the
 * page is painted: focus has all of it laid out.
 */
export function FocusOnNavigation(): null {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ key, pathname, search });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-returning', navigation === 'POP');
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname, search };
    if (before.key === key) return;
    // A choice on the same page, kept in the address: the visitor stays where they are.
    if (before.pathname === pathname && before.search !== search) return;
    const target = document.getElementById(placeIn(hash) || 'content');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    return afterPaint(() => target.focus({ preventScroll: true }));
  }, [key]);

  return null;
}

/** The id that a hash names; none where it is not UTF-8, as in `#100%`. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}
