import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import type { PageData } from '../layout/page-data.ts';
import { aheadQuery, PageMemory } from './page-memory.ts';

const memory = new PageMemory<PageData>();

type Loading<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** A route's loader in the browser: from memory where the page is there. Nobody reads what is asked for ahead. */
export async function loadRemembered<Data extends PageData>({
  request,
  serverLoader,
}: Loading<Data>): Promise<Data> {
  const { pathname, search } = new URL(request.url);
  const address = withoutSlash(pathname);
  const loaded =
    search === aheadQuery
      ? await memory.loadAhead(address, serverLoader)
      : await memory.load(address, serverLoader);
  // Every route of pages keeps the same kind of data under the address that is its own.
  return loaded as Data;
}

/**
 * Tells the memory which address is shown. Before it is painted: whoever sees a page may go back at once, and the one
 * of before would still count as shown.
 */
export function useShown(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => memory.show(withoutSlash(pathname)), [pathname]);
}

/** Keeps the page that is shown, to come back to. */
export function useRemembering(data: PageData): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => memory.keep(withoutSlash(pathname), data), [pathname, data]);
}

/** Whether a page would come from memory. */
export function isRemembered(address: string): boolean {
  return memory.has(address);
}
