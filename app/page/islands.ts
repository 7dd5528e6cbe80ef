import { island, type LoadIsland } from './load-island.ts';
import { savesData } from './save-data.ts';
import { sleepingIsland } from './sleeping-island.ts';

/** The islands by name: the files of each are fetched when it is about to wake. */
const islands: Readonly<Record<string, LoadIsland>> = {
  assistant: island(
    async () => (await import('../assistant/assistant-island.tsx')).AssistantIsland,
  ),
  carousel: island(async () => (await import('../carousel/slides.tsx')).Slides),
  demo: island(async () => (await import('../demo/demo-island.tsx')).DemoIsland),
  walkthrough: island(async () => (await import('../walkthrough/player.tsx')).Player),
};

export type Island = {
  /** Fetches its files a moment before they are needed; never where the visitor saves data. */
  fetch: () => void;
  wake: () => void;
};

/** Watches over the islands of the page, and answers them by name. */
export function startIslands(root: ParentNode = document): Map<string, Island> {
  const found = new Map<string, Island>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      sight.unobserve(target);
      found.get(target.dataset.island ?? '')?.wake();
    }
  });
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? '';
    const load = islands[name];
    if (!load) throw new Error(`No island is called ${name}`);
    const { fetch, wake } = sleepingIsland(element, () => load(element));
    found.set(name, { fetch: () => savesData() || fetch(), wake });
    if (element.dataset.wakes === 'in-sight' && !savesData()) sight.observe(element);
  }
  return found;
}
