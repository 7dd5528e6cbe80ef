import { useState } from 'react';
import { inLanguage } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';
import { rememberKnowledge } from './knowledge-memory.ts';

export type KnowledgeIndexAccess = {
  /** Fetched and indexed once a visit, on first need. */
  open: () => Promise<KnowledgeIndex>;
  titlesOf: KnowledgeIndex['titlesOf'];
};

/** The knowledge index of the page’s language. */
export function useKnowledgeIndex(language: Language): KnowledgeIndexAccess {
  const [knowledgeOf] = useState(() => rememberKnowledge(load));
  const [opened, setOpened] = useState<Partial<Record<Language, KnowledgeIndex>>>({});
  const { titlesOf } = opened[language] ?? emptyKnowledgeIndex;

  async function open() {
    const knowledgeIndex = await knowledgeOf(language);
    // It may come late, to a page of the other language.
    setOpened((others) => ({ ...others, [language]: knowledgeIndex }));
    return knowledgeIndex;
  }

  return { open, titlesOf };
}

async function load(language: Language): Promise<KnowledgeIndex> {
  const { openKnowledgeIndex } = await import('./open-knowledge-index.ts');
  return openKnowledgeIndex(inLanguage('/knowledge.jsonl', language));
}
