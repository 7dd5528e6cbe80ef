import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import { usePagesAhead } from './use-pages-ahead.ts';

type Props = {
  /** What a page's loader is asked with, so that a failure stays without effect. */
  query: string;
  isRemembered: (address: string) => boolean;
};

/** Fetches the pages that the visitor is about to open. Draws nothing. */
export function Prefetcher({ query, isRemembered }: Props) {
  const { pathname } = useLocation();
  return usePagesAhead(pathname)
    .filter((page) => page !== withoutSlash(pathname))
    .map((page) => <Ahead key={page} page={page} query={query} isRemembered={isRemembered} />);
}

function Ahead({ page, query, isRemembered }: Props & { page: string }) {
  const { load } = useFetcher({ key: `ahead ${page}` });
  useEffect(() => {
    if (!isRemembered(page)) load(page + query);
  }, [load, page, query, isRemembered]);
  return null;
}
