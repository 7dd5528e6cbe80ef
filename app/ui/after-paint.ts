/**
 * Calls once the next frame is painted: an observer tells of what it finds after the frame in which it looked.
 * Returns what takes that back.
 */
export function afterPaint(callback: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
