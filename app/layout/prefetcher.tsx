import { useContext, useEffect, useMemo, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useFetcher, useLocation } from 'react-router';
import { withoutSlash } from '#schema/addresses.ts';
import { areHere, pageScripts } from './page-scripts.ts';
import { usePagesAhead } from './use-pages-ahead.ts';

type Props = {
  /** What a page's loader is asked with, so that a failure stays without effect. */
  query: string;
  isRemembered: (address: string) => boolean;
};

/** Fetches the pages that the visitor is about to open. Draws nothing. */
export function Prefetcher({ query, isRemembered }: Props) {
  const { pathname } = useLocation();
  const manifest = useContext(FrameworkContext)?.manifest;
  const scripts = useMemo(() => pageScripts(manifest ?? { routes: {} }), [manifest]);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const onEnd = (page: string) => setEnded((before) => [...before, page]);
  return usePagesAhead(pathname, scripts)
    .filter((page) => page !== withoutSlash(pathname) && !ended.includes(page))
    .map((page) => (
      <Ahead
        key={page}
        page={page}
        scripts={scripts.get(page) ?? []}
        {...{ query, isRemembered, onEnd }}
      />
    ));
}

type AheadProps = Props & {
  page: string;
  scripts: readonly string[];
  onEnd: (page: string) => void;
};

/** Gone once its page is here: the router asks anew for what each fetcher holds, at each navigation. */
function Ahead({ page, scripts, query, isRemembered, onEnd }: AheadProps) {
  const { load } = useFetcher({ key: `ahead ${page}` });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    let isWanted = true;
    const fetchPage = async () => {
      const isMissing = !isRemembered(page) && (await areHere(scripts));
      if (isWanted && isMissing) await load(page + query);
      if (isWanted) onEnd(page);
    };
    void fetchPage();
    return () => {
      isWanted = false;
    };
  }, [page]);
  return null;
}
