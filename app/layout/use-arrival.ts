import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After each change of path or hash, focus goes to the hash’s element, else to the page’s content;
 * the router scrolls there, smoothly by CSS (specification, section 2). Going back or forward
 * restores the place at once, without a ride through the page.
 */
export function useArrival(): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once an arrival
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-returning', navigation === 'POP');
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once an arrival
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)) || 'content');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [key]);
}
