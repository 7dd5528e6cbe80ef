import type { ScrollPosition } from './visibility.ts';

/** Tells where the page stands: with the next frame, and whenever it scrolls or its size changes. */
export function watchScroll(onScroll: (position: ScrollPosition) => void): () => void {
  const look = () => onScroll(position());
  // It tells of the size that it finds as well, without laying out for it.
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
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
