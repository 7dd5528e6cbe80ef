import { maxContextEntries } from '../../assistant/retrieval.ts';
import type { KnownEntry } from './answering/known-entries.ts';

/** Counted conservatively: French takes about four characters a token in most models. */
const charactersPerToken = 3;

/** The best entries that fit into so many tokens, each whole; one that is too long gives way to the next. */
export function withinTokens(entries: readonly KnownEntry[], maxTokens: number): string[] {
  const texts: string[] = [];
  let left = maxTokens;
  for (const { title, text } of entries) {
    const written = `${title}\n${text}`;
    const tokens = tokensOf(written);
    if (texts.length === maxContextEntries) break;
    if (tokens > left) continue;
    left -= tokens;
    texts.push(written);
  }
  return texts;
}

/** More than any common model counts. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersPerToken) + 2;
}
