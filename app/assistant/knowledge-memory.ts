import type { Language } from '#schema/languages.ts';
import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';

/**
 * Loads the knowledge of each language once a visit. Knowledge that does not come is ignored silently
 * (spec-8-chat-context), and asked for again at the next need.
 */
export function rememberKnowledge(load: (language: Language) => Promise<KnowledgeIndex>) {
  const loading = new Map<Language, Promise<KnowledgeIndex>>();

  function loadAnew(language: Language): Promise<KnowledgeIndex> {
    return load(language).catch(() => {
      loading.delete(language);
      return emptyKnowledgeIndex;
    });
  }

  return (language: Language): Promise<KnowledgeIndex> => {
    const knowledge = loading.get(language) ?? loadAnew(language);
    loading.set(language, knowledge);
    return knowledge;
  };
}
