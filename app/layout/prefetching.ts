/** Pages fetched because their links are seen, at most: six of the largest are under 60 KB. */
export const maxPagesOnSight = 5;

/** What a browser says of its line (https://wicg.github.io/netinfo/); most say nothing. */
export type Line = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched before they are asked for: never on a slow line, or to save data. */
export function mayPrefetch({ saveData, effectiveType }: Line): boolean {
  return saveData !== true && (effectiveType ?? '4g') === '4g';
}

/** Why a page is fetched: its visitor is about to open it, or its link came into sight. */
export type Reason = 'intent' | 'sight';

export type Ahead = { pages: readonly string[]; onSight: number };

export const nothingAhead: Ahead = { pages: [], onSight: 0 };

export type AheadEvent = { page: string; reason: Reason };

/** The pages to fetch, each once. */
export function aheadReducer(ahead: Ahead, { page, reason }: AheadEvent): Ahead {
  if (ahead.pages.includes(page)) return ahead;
  if (reason === 'sight' && ahead.onSight >= maxPagesOnSight) return ahead;
  return {
    pages: [...ahead.pages, page],
    onSight: ahead.onSight + (reason === 'sight' ? 1 : 0),
  };
}
