import { useState } from 'react';
import { inLanguage } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';
import { rememberKnowledge } from './knowledge-memory.ts';

export type KnowledgeIndexAccess = {
  /** Fetched and indexed once a page, on first need. */
  open: () => Promise<KnowledgeIndex>;
  titlesOf: KnowledgeIndex['titlesOf'];
};

/** The knowledge index of the page’s language. */
export function useKnowledgeIndex(language: Language): KnowledgeIndexAccess {
  const [knowledge] = useState(() => rememberKnowledge(() => load(language)));
  const [{ titlesOf }, setOpened] = useState(emptyKnowledgeIndex);

  async function open() {
    const knowledgeIndex = await knowledge();
    setOpened(knowledgeIndex);
    return knowledgeIndex;
  }

  return { open, titlesOf };
}

async function load(language: Language): Promise<KnowledgeIndex> {
  const { openKnowledgeIndex } = await import('./open-knowledge-index.ts');
  return openKnowledgeIndex(inLanguage('/knowledge.jsonl', language));
}
