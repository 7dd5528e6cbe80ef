import type { Locator, Page } from '@playwright/test';

/** Seconds. */
export type Entrance = { delay: number; length: number };

/** How elements enter by the browser's clock; none where something else than time drives it. */
export function entrancesOf(items: Locator): Promise<Entrance[]> {
  return items.evaluateAll((elements) =>
    elements.flatMap((element) =>
      element.getAnimations().flatMap(({ effect, timeline }) => {
        const { delay = 0, duration } = effect?.getTiming() ?? {};
        if (timeline !== document.timeline || typeof duration !== 'number') return [];
        return { delay: Math.round(delay) / 1000, length: duration / 1000 };
      }),
    ),
  );
}

/** All animations of a page's content, those that wait for their turn and those that are over included. */
export function animationsOf(page: Page): Promise<(Entrance & { name: string })[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation)) return [];
      const { effect, animationName: name } = animation;
      const isContent = effect instanceof KeyframeEffect && effect.target?.closest('main');
      const { delay = 0, duration } = effect?.getTiming() ?? {};
      if (!isContent) return [];
      return { name, delay: Math.round(delay) / 1000, length: Number(duration) / 1000 };
    }),
  );
}

/** How many of these elements are not yet in their places. */
export function placesLeft(items: Locator): Promise<number> {
  return items.evaluateAll(
    (elements) =>
      elements.filter((element) => !['none', '0px'].includes(getComputedStyle(element).translate))
        .length,
  );
}
