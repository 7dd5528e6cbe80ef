import { parseKnowledge } from './knowledge.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { createPageTitles } from './page-titles.ts';
import { createIndex } from './retrieval.ts';

/** A question goes without context rather than wait longer for a stuck file. */
const fetchTimeoutMs = 10_000;
/** Entries indexed at a time, about 2 ms of work. */
const batchSize = 20;

/** Fetches a knowledge file and indexes it while the page has nothing else to do; rejects when it does not come. */
export async function openKnowledgeIndex(address: string): Promise<KnowledgeIndex> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const entries = parseKnowledge(await response.text());
  const index = createIndex();
  for (let from = 0; from < entries.length; from += batchSize) {
    await untilIdle();
    for (const entry of entries.slice(from, from + batchSize)) index.add(entry);
  }
  return {
    search: (question) => index.search(question).map(({ entry }) => entry),
    titlesOf: createPageTitles(entries),
  };
}

/** Not every browser tells when it is idle; a turn of the event loop lets it breathe. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 50 });
    else setTimeout(resolve);
  });
}
