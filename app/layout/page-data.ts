import type { Page, RouteEntry, Shared } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';

/** What a route hands to its page: the copy in one language, and its addresses. */
export type PageData = {
  page: Page;
  language: Language;
  /** The interface’s words in the language of the content, where that is not the address’s. */
  contentMessages?: Shared['messages'];
  /** Absent at an address that is no page’s: nothing is canonical there. */
  addresses?: Pick<RouteEntry, 'canonical' | 'alternates'>;
  /** The same screen in each language, with its prefix. */
  switchTo: RouteEntry['switchTo'];
  /** The site’s canonical origin, `https://…` without a slash at the end. */
  origin: string;
  product: string;
};
