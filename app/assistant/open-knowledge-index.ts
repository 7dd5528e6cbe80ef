import { encodeAddress, inLanguage, languageOf } from '#schema/addresses.ts';
import { parseKnowledge } from './knowledge.ts';
import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';
import { pathOf } from './linkify.ts';
import { createIndex } from './retrieval.ts';

/** A question goes without context rather than wait longer for a stuck file. */
const fetchTimeoutMs = 10_000;
/** Entries indexed at a time, about 2 ms of work. */
const batchSize = 20;

/** Fetches a knowledge file and indexes it while the page has nothing else to do. */
export async function openKnowledgeIndex(address: string): Promise<KnowledgeIndex> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) return emptyKnowledgeIndex;
  const entries = parseKnowledge(await response.text());
  const index = createIndex();
  for (let from = 0; from < entries.length; from += batchSize) {
    await untilIdle();
    for (const entry of entries.slice(from, from + batchSize)) index.add(entry);
  }
  const pages = new Set(entries.map(({ page }) => pathOf(page)));
  return {
    search: (question) => index.search(question).map(({ entry }) => entry),
    isPage: (path) =>
      [path, encodeAddress(path), elsewhere(path)].some(
        (one) => one !== undefined && pages.has(one),
      ),
  };
}

/**
 * The same page in the other language, since an answer may speak the visitor's language on a page of
 * the other. Undefined for an industry: its address is made from its title, which differs.
 */
function elsewhere(path: string): string | undefined {
  if (path.includes('/industries/')) return undefined;
  return languageOf(path) === 'en' ? path.slice('/en'.length) || '/' : inLanguage(path, 'en');
}

/** Not every browser tells when it is idle; a turn of the event loop lets it breathe. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 50 });
    else setTimeout(resolve);
  });
}
