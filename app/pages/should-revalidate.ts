import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOf } from '#schema/addresses.ts';

/**
 * A query is a choice on the page, such as a sector: the page is the same. Asked for again at its own
 * address it is loaded again, as when its content is saved while it is open.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/**
 * What all pages of a language share is kept from page to page: should the next page fail to load, its
 * header and footer still stand.
 */
export function shouldRevalidateShared(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  if (languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)) return true;
  return currentUrl.pathname === nextUrl.pathname && shouldRevalidate(change);
}
