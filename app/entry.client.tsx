import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Hydrates once the page has painted: when the browser is idle, or at the first interaction. */
function hydrateWhenQuiet(): void {
  let done = false;
  function hydrate() {
    if (done) return;
    done = true;
    for (const event of interactions) removeEventListener(event, hydrate, true);
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    });
  }
  for (const event of interactions) addEventListener(event, hydrate, { capture: true, once: true });
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2000 });
    else setTimeout(hydrate, 200);
  });
}

hydrateWhenQuiet();
