/**
 * Ref of a list whose items move into place, each by its turn, once, as they first come into view
 * (spec-4-entrance, spec-9-entrance; the seconds stand in `app/styles/motion.css`). What is in view or passed
 * when the list appears stays where it is: nothing moves under the eyes of who already reads it.
 */
export function settleInView(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting, boundingClientRect } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (!isIntersecting && boundingClientRect.top > 0) {
        target.dataset.entrance = 'waiting';
      } else {
        if (target.dataset.entrance) target.dataset.entrance = 'begun';
        observer.unobserve(target);
      }
    }
  });
  for (const [index, item] of items.entries()) {
    item.style.setProperty('--turn', String(index + 1));
    observer.observe(item);
  }
  return () => observer.disconnect();
}
