/**
 * Tells of each document of a frame before its first picture is drawn, so that no page is seen before its clicks
 * are heard: a load event waits for the last picture, and a timer comes late on a busy machine. Nothing is looked
 * for while a document stays.
 *
 * @returns what ends it
 */
export function followDocument(
  frame: HTMLIFrameElement,
  take: (document: Document) => void,
): () => void {
  let seen: Document | undefined;
  let next = 0;
  function lookSoon(): void {
    next = requestAnimationFrame(look);
  }
  function look(): void {
    const found = frame.contentDocument;
    if (!found || found === seen || found.URL === 'about:blank') {
      lookSoon();
      return;
    }
    seen = found;
    found.defaultView?.addEventListener('pagehide', lookSoon, { once: true });
    take(found);
  }
  lookSoon();
  return () => {
    cancelAnimationFrame(next);
    seen?.defaultView?.removeEventListener('pagehide', lookSoon);
  };
}
