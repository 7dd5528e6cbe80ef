import type { ScrollPosition } from './visibility.ts';

/** Tells where the page stands: now, and whenever it scrolls or its size changes. */
export function watchScroll(onScroll: (position: ScrollPosition) => void): () => void {
  const look = () => onScroll(position());
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  look();
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
  };
}

function position(): ScrollPosition {
  return {
    top: scrollY,
    pageHeight: document.documentElement.scrollHeight,
    viewportHeight: innerHeight,
  };
}
