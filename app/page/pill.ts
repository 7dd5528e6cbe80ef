import {
  initialVisibility,
  type VisibilityEvent,
  visibilityReducer,
} from '../assistant/visibility.ts';
import { watchScroll } from '../assistant/watch-scroll.ts';

/** From the last scroll to where the visitor rests. */
const restAfterMs = 600;

/** Shows the circle and the pill, which the server drew, where the page stands so (spec-4-chat-visibility); aside while it goes down. */
export function startPill(onFirstShown: () => void): void {
  const dock = document.querySelector<HTMLElement>('[data-pill]');
  if (!dock) return;
  let visibility = initialVisibility;
  let wasShown = false;
  let lastTop = 0;
  let untilRest: ReturnType<typeof setTimeout>;
  const dispatch = (event: VisibilityEvent) => {
    visibility = visibilityReducer(visibility, event);
    if (dock.dataset.pill === visibility) return;
    dock.dataset.pill = visibility;
    if (visibility !== 'hidden' && !wasShown) {
      wasShown = true;
      onFirstShown();
    }
  };
  dock.addEventListener('animationend', ({ target }) => {
    if (target === dock.firstElementChild) dispatch({ type: 'circleArrived' });
  });
  watchScroll((position) => {
    dock.toggleAttribute('data-aside', position.top > lastTop);
    lastTop = position.top;
    clearTimeout(untilRest);
    untilRest = setTimeout(() => dock.removeAttribute('data-aside'), restAfterMs);
    dispatch({ type: 'scrolled', position });
  });
}
