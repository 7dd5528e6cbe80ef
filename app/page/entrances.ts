/**
 * Items of a list move into place, each by its turn, once, as they first come into view (spec-4-entrance,
 * spec-9-entrance; the seconds stand in `app/styles/motion.css`). What is in view or passed when the page opens stays
 * where it is: nothing moves under the eyes of who already reads it.
 */
export function startEntrances(): void {
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
  for (const list of document.querySelectorAll('[data-entrances]')) {
    for (const [index, item] of [...list.children].entries()) {
      if (!(item instanceof HTMLElement)) continue;
      item.style.setProperty('--turn', String(index + 1));
      observer.observe(item);
    }
  }
}
