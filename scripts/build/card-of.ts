import type { Page } from '#schema/compiled.ts';
import type { Card } from '../content/art/card.ts';
import { sectionTitle } from '../content/resolve/sections.ts';

/** What the social card of a page shows; `wall`: the drawing at the top of the page. */
export function cardOf(
  page: Page,
  { product, tagline }: { product: string; tagline: string },
  wall: string,
): Card {
  const [first] = page.sections;
  return {
    product,
    title: first ? sectionTitle(first, page) : page.name,
    line: tagline,
    wall,
    fills: page.id === 'home',
  };
}
