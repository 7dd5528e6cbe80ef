import { useEffect, useReducer } from 'react';
import { withoutSlash } from '#schema/addresses.ts';
import type { PageScripts } from './page-scripts.ts';
import { aheadReducer, type Line, mayPrefetch, nothingAhead, type Reason } from './prefetching.ts';

/** Shown on sight: the calls to action and the links of the header, which most visitors take. */
const likely = 'header a[href^="/"], main a[href^="/"]';
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** The pages to fetch ahead, in the order in which they were wanted. Nothing before the page is complete. */
export function usePagesAhead(pathname: string, site: PageScripts): readonly string[] {
  const [{ pages }, dispatch] = useReducer(aheadReducer, nothingAhead);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!mayPrefetch(lineOf(navigator))) return;
    const want = (target: EventTarget | null, reason: Reason) => {
      const page = addressOf(target);
      if (page !== undefined && site.has(page)) dispatch({ page, reason });
    };
    const onIntent = ({ target }: Event) => want(target, 'intent');
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) want(entry.target, 'sight');
    });
    const watch = () => {
      for (const link of document.querySelectorAll(likely)) observer.observe(link);
    };
    // A page's sections come after its opening.
    const sections = new MutationObserver(watch);
    const begin = () => {
      watch();
      sections.observe(document.querySelector('main') ?? document.body, { childList: true });
      for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      observer.disconnect();
      sections.disconnect();
      for (const intent of intents) removeEventListener(intent, onIntent);
    };
  }, [pathname]);

  return pages;
}

/** The address on this site that a link leads to. */
function addressOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return withoutSlash(link.pathname);
}

function lineOf(browser: object): Line {
  if (!('connection' in browser)) return {};
  const { connection } = browser;
  return typeof connection === 'object' && connection !== null ? connection : {};
}
