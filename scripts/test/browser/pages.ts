import type { RouteEntry } from '#schema/compiled.ts';
import { routes } from '../../../app/generated/routes.ts';

/** A page of the site in one language. Aliases of a screen are left out. */
export interface SitePage {
  /** Language and page, fit for a file's name: `fr-home`, `en-industries-healthcare`. */
  name: string;
  language: RouteEntry['language'];
  address: string;
}

const screens = Map.groupBy(routes, ({ language, page }) => `${language}-${page}`);

export const pages: readonly SitePage[] = [...screens].flatMap(([screen, addresses]) => {
  // French-only screens are not listed under /en, but stand there all the same.
  const chosen = addresses.find(({ listed }) => listed) ?? addresses[0];
  if (!chosen) return [];
  const { language, address } = chosen;
  return { name: screen.replaceAll('/', '-'), language, address };
});

/** The address of a page in one language; throws when there is none of that name. */
export function addressOf(name: string): string {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no page "${name}".`);
  return page.address;
}
