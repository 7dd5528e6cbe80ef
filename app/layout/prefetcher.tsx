import { useEffect, useState } from 'react';
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
  const [ended, setEnded] = useState<readonly string[]>([]);
  const onEnd = (page: string) => setEnded((before) => [...before, page]);
  return usePagesAhead(pathname)
    .filter((page) => page !== withoutSlash(pathname) && !ended.includes(page))
    .map((page) => <Ahead key={page} page={page} query={query} {...{ isRemembered, onEnd }} />);
}

type AheadProps = Props & { page: string; onEnd: (page: string) => void };

/** Gone once its page is here: the router asks anew for what each fetcher holds, at each navigation. */
function Ahead({ page, query, isRemembered, onEnd }: AheadProps) {
  const { load } = useFetcher({ key: `ahead ${page}` });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    if (isRemembered(page)) onEnd(page);
    else load(page + query).then(() => onEnd(page));
  }, [page]);
  return null;
}
