import { startConsent } from '../consent/client.ts';
import { startEntrances } from './entrances.ts';
import { fetchPagesAhead } from './fetch-ahead.ts';
import { startFilms } from './film.ts';
import { startIslands } from './islands.ts';
import { keepHash } from './kept-hash.ts';
import { startMenu } from './menu.ts';
import { startPill } from './pill.ts';
import { startSectorFilter } from './sector-filter.ts';

/** Everything that a page does by itself. One part that fails leaves the others. */
export function startPage(): void {
  const fetchIsland = startIslands();
  const parts = [
    startConsent,
    startMenu,
    keepHash,
    startSectorFilter,
    startEntrances,
    startFilms,
    () => startPill(() => fetchIsland('assistant')),
    fetchPagesAhead,
  ];
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
