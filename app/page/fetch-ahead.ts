import { savesData } from './save-data.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Where the browser knows no speculation rules (Safari, Firefox), a page whose link is pointed at, touched or focused
 * is fetched into the browser's cache: pages may be a minute old (`app/server/http/lifetimes.ts`).
 */
export function fetchPagesAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return;
  const fetched = new Set([location.pathname]);
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !leadsToPage(link) || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // Accepted as a page is, so that the answer is the one that the link will ask for.
    fetch(link.pathname, { headers: { Accept: 'text/html' } }).catch(() => {
      fetched.delete(link.pathname);
    });
  };
  for (const intent of intents) addEventListener(intent, fetchPage, { passive: true });
}

function leadsToPage({ origin, target, pathname, search }: HTMLAnchorElement): boolean {
  return origin === location.origin && target === '' && search === '' && !pathname.includes('.');
}
