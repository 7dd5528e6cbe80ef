import { emptyKnowledgeIndex, type KnowledgeIndex } from './knowledge-index.ts';

/**
 * Loads the knowledge once. Knowledge that does not come is ignored silently (spec-8-chat-context), and asked for
 * again at the next need.
 */
export function rememberKnowledge(load: () => Promise<KnowledgeIndex>) {
  let loading: Promise<KnowledgeIndex> | undefined;

  return (): Promise<KnowledgeIndex> => {
    loading ??= load().catch(() => {
      loading = undefined;
      return emptyKnowledgeIndex;
    });
    return loading;
  };
}
