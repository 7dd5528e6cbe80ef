/**
 * Reserves the room of an element that is fixed to the window's lower edge, as `--bottom-inset`
 * (app/styles/bottom-edge.css): 0px while it is hidden or in the flow of the page.
 */
export function reserveBottom(element: HTMLElement): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(report);
  observer.observe(element);
  addEventListener('resize', report);

  function report(): void {
    const isFixed = getComputedStyle(element).position === 'fixed';
    // Whole pixels, upwards: what floats above it covers no part of it.
    const height = Math.ceil(element.getBoundingClientRect().height);
    style.setProperty('--bottom-inset', `${isFixed ? height : 0}px`);
  }
}
