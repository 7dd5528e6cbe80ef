import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A query is a choice on the page, such as a sector: the page is the same. Asked for again at its own
 * address it is loaded again, as when its content is saved while it is open.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
