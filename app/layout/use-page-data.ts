import { useMatches } from 'react-router';
import type { PageData } from './page-data.ts';

/** The data of the page shown; undefined where an error takes its place. */
export function usePageData(): PageData | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return isPageData(data) ? data : undefined;
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'switchTo' in data;
}
