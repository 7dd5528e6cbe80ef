import type { KnowledgeLine } from '#schema/compiled.ts';

/** What the assistant knows in one language. */
export type KnowledgeIndex = {
  /** The entries of the question’s context, the best first. */
  search: (question: string) => KnowledgeLine[];
  /** Whether the site has a page at this path, which bears no hash. */
  isPage: (path: string) => boolean;
};

export const emptyKnowledgeIndex: KnowledgeIndex = { search: () => [], isPage: () => false };
