/**
 * On the page that is left. Its tab keeps when a finger or a pointer is lifted, or `history.back()` is called, and,
 * where the same document draws the next page or is shown again, when another headline stands in a frame: an observer
 * tells of what it finds once the frame is laid out.
 */
export function watchHeadline(): void {
  const headline = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => String(performance.timeOrigin + performance.now());
  const start = () => {
    sessionStorage.setItem('bench-from', headline());
    sessionStorage.setItem('bench-start', now());
    sessionStorage.removeItem('bench-shown');
  };
  addEventListener('pointerup', start, { capture: true });
  const look = () => {
    const from = sessionStorage.getItem('bench-from');
    const isShown = sessionStorage.getItem('bench-shown') !== null;
    if (from !== null && !isShown && headline() !== from) {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        sessionStorage.setItem('bench-shown', now());
      });
      observer.observe(document.documentElement);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** On the page that is there: goes back, as the browser's own button does. */
export function goBack(): void {
  sessionStorage.setItem('bench-from', document.querySelector('h1')?.textContent ?? '');
  sessionStorage.setItem('bench-start', String(performance.timeOrigin + performance.now()));
  sessionStorage.removeItem('bench-shown');
  // Once the call that brought this has been answered.
  setTimeout(() => history.back());
}

/**
 * Milliseconds that the last way took; undefined while it goes on. A document of its own tells when it first painted:
 * Chromium lets no script of ours into one that it prerenders.
 */
export function takenMs(): number | undefined {
  const start = Number(sessionStorage.getItem('bench-start'));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  const shown = painted > start ? painted : Number(sessionStorage.getItem('bench-shown'));
  return shown > start ? shown - start : undefined;
}
