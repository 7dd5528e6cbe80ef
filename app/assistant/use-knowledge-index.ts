import { useRef, useState } from 'react';
import { inLanguage } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';

export type KnowledgeIndexAccess = {
  /** Fetched and indexed once a visit, on first need. */
  open: () => Promise<KnowledgeIndex>;
  titlesOf: KnowledgeIndex['titlesOf'];
};

/** The knowledge index of the page’s language. */
export function useKnowledgeIndex(language: Language): KnowledgeIndexAccess {
  const opened = useRef(new Map<Language, Promise<KnowledgeIndex>>());
  const [{ titlesOf }, setIndex] = useState(emptyKnowledgeIndex);

  async function open() {
    const opening = opened.current.get(language) ?? load(language);
    opened.current.set(language, opening);
    const knowledgeIndex = await opening;
    setIndex(knowledgeIndex);
    return knowledgeIndex;
  }

  return { open, titlesOf };
}

/** Missing knowledge is ignored silently (spec-8-chat-context). */
function load(language: Language): Promise<KnowledgeIndex> {
  return import('./open-knowledge-index.ts')
    .then(({ openKnowledgeIndex }) => openKnowledgeIndex(inLanguage('/knowledge.jsonl', language)))
    .catch(() => emptyKnowledgeIndex);
}
