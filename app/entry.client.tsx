import { StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetServedFields, keepServedFields, refillDrawnFields } from './layout/served-fields.ts';
import { keepPlaces } from './pages/place-memory.ts';
import { whenPartsAreHere } from './ui/late-parts.ts';

const interactions = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Once all of the page is hydrated, the router draws the next page in one go. As a transition it would do so in slices,
 * between which frames of the page at hand pass; before that, any other update undoes what is not hydrated yet.
 */
function Site() {
  const [isWhole, setWhole] = useState(false);
  useEffect(
    () =>
      whenPartsAreHere(() => {
        forgetServedFields();
        startTransition(() => setWhole(true));
      }),
    [],
  );
  return <HydratedRouter {...(isWhole && { useTransitions: false })} />;
}

/** Hydrates once the page has painted: when the browser is idle, or at the first interaction. */
function hydrateWhenQuiet(): void {
  let done = false;
  function hydrate() {
    if (done) return;
    done = true;
    for (const event of interactions) removeEventListener(event, hydrate, true);
    keepPlaces();
    keepServedFields();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Site />
        </StrictMode>,
        {
          onRecoverableError: (error) => {
            reportError(error);
            refillDrawnFields();
          },
        },
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
