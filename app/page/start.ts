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
  const parts = [
    startConsent,
    startMenu,
    keepHash,
    startSectorFilter,
    startEntrances,
    startFilms,
    startIslandsAndPill,
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

/** The pill is shown once what it wakes can wake. */
function startIslandsAndPill(): void {
  const fetchIsland = startIslands();
  startPill(() => fetchIsland('assistant'));
}
