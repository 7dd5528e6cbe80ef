import {
  initialVisibility,
  type VisibilityEvent,
  visibilityReducer,
} from '../assistant/visibility.ts';
import { watchScroll } from '../assistant/watch-scroll.ts';

/** Shows the circle and the pill, which the server drew, where the page stands so (spec-4-chat-visibility). */
export function startPill(onFirstShown: () => void): void {
  const dock = document.querySelector<HTMLElement>('[data-pill]');
  if (!dock) return;
  let visibility = initialVisibility;
  let wasShown = false;
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
  watchScroll((position) => dispatch({ type: 'scrolled', position }));
}
