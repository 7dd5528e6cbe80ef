import { island, type LoadIsland } from './load-island.ts';
import { savesData } from './save-data.ts';
import { sleepingIsland } from './sleeping-island.ts';

/** The islands by name: the files of each are fetched when it is about to wake. */
const islands: Readonly<Record<string, LoadIsland>> = {
  assistant: island(
    async () => (await import('../assistant/assistant-island.tsx')).AssistantIsland,
  ),
  carousel: island(async () => (await import('../carousel/carousel-island.tsx')).CarouselIsland),
  demo: island(async () => (await import('../demo/demo-island.tsx')).DemoIsland),
  walkthrough: island(
    async () => (await import('../walkthrough/walkthrough-island.tsx')).WalkthroughIsland,
  ),
};

/** Watches over the islands of the page. Answers what fetches the files of one a moment before they are needed. */
export function startIslands(): (name: string) => void {
  const sleeping = new Map<Element, ReturnType<typeof sleepingIsland>>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      sleeping.get(target)?.wake();
    }
  });
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', wakes } = element.dataset;
    const load = islands[name];
    if (!load) throw new Error(`No island is called ${name}`);
    sleeping.set(
      element,
      sleepingIsland(element, () => load(element)),
    );
    if (wakes === 'in-sight' && !savesData()) sight.observe(element);
  }
  return (name) => {
    const element = document.querySelector(`[data-island="${name}"]`);
    if (element && !savesData()) sleeping.get(element)?.fetch();
  };
}
