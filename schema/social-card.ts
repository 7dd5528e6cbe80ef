import type { Page } from './compiled.ts';

/** The size of every social card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Where the social card of a page is: drawn when the site is built. */
export function cardAddress({ id, contentLanguage }: Pick<Page, 'id' | 'contentLanguage'>): string {
  return `/cards/${contentLanguage}/${id}.png`;
}
