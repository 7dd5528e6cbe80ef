import type { KnowledgeLine } from '#schema/compiled.ts';

/** What the assistant knows in one language. */
export type KnowledgeIndex = {
  /** The entries of the question’s context, the best first. */
  search: (question: string) => KnowledgeLine[];
  /** The titles that an address of this site is known by, the page’s own first; none for no page. */
  titlesOf: (address: string) => readonly string[];
};

export const emptyKnowledgeIndex: KnowledgeIndex = { search: () => [], titlesOf: () => [] };
