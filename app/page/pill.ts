import {
  initialVisibility,
  type VisibilityEvent,
  visibilityReducer,
} from '../assistant/visibility.ts';
import { watchScroll } from '../assistant/watch-scroll.ts';

/** From the last scroll to where the visitor rests. */
const restAfterMs = 600;

/**
 * Shows the circle and the pill, which the server drew, where the page stands so (spec-4-chat-visibility). Aside while
 * a visitor goes down; not where the page goes by itself, which may be to bring the pill to someone who looks for it.
 */
export function startPill(onShown: () => void): void {
  const dock = document.querySelector<HTMLElement>('[data-pill]');
  if (!dock) return;
  let visibility = initialVisibility;
  let lastTop = 0;
  let isByHand = false;
  let untilRest: ReturnType<typeof setTimeout>;
  const dispatch = (event: VisibilityEvent) => {
    visibility = visibilityReducer(visibility, event);
    if (dock.dataset.pill === visibility) return;
    dock.dataset.pill = visibility;
    if (visibility !== 'hidden') onShown();
  };
  dock.addEventListener('animationend', ({ target }) => {
    if (target === dock.firstElementChild) dispatch({ type: 'circleArrived' });
  });
  for (const way of ['wheel', 'touchmove'])
    addEventListener(way, () => (isByHand = true), { passive: true });
  watchScroll((position) => {
    dock.toggleAttribute('data-aside', isByHand && position.top > lastTop);
    lastTop = position.top;
    clearTimeout(untilRest);
    untilRest = setTimeout(() => {
      isByHand = false;
      dock.removeAttribute('data-aside');
    }, restAfterMs);
    dispatch({ type: 'scrolled', position });
  });
}
