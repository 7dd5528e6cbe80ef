import { holdActs } from './held-acts.ts';
import type { Hydrate } from './load-island.ts';

const intents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
] as const;

/**
 * An island that wakes when a visitor comes near it, or when it is asked to. What is pressed meanwhile is held, and
 * done once it is awake; if it cannot wake, the HTML that stands there does what it does without scripts.
 */
export function sleepingIsland(element: HTMLElement, load: () => Promise<Hydrate>) {
  let loading: Promise<Hydrate> | undefined;
  let isWoken = false;
  const acts = holdActs(element);

  function loadOnce(): Promise<Hydrate> {
    loading ??= load();
    return loading;
  }

  function fetch(): void {
    // A failure is told when it wakes: until then nobody has asked for it.
    loadOnce().catch(() => undefined);
  }

  async function wakeUp(): Promise<void> {
    element.ariaBusy = 'true';
    try {
      const hydrate = await loadOnce();
      await hydrate();
      acts.doAgain();
    } catch (error) {
      reportError(error);
      acts.doWithoutScripts();
    } finally {
      element.ariaBusy = null;
    }
  }

  function wake(): void {
    if (isWoken) return;
    isWoken = true;
    for (const intent of intents) element.removeEventListener(intent, wake);
    void wakeUp();
  }

  for (const intent of intents) element.addEventListener(intent, wake, { passive: true });
  return { fetch, wake };
}
