import type { AnswerEntry, AssistantKnowledge } from '#schema/compiled.ts';

/** What questions are compared to: what the site knows, what is merely said, and what is not its subject. */
export type KnownEntry = Omit<AnswerEntry, 'kind'> & {
  kind: AnswerEntry['kind'] | 'reply' | 'outside';
};

/** Whether an entry tells of the site, and is neither merely said nor another subject. */
export function isOfSite(entry: KnownEntry | undefined): boolean {
  return entry?.kind === 'answer' || entry?.kind === 'page';
}

/** `counts`: whether unanswered questions are counted. */
export function knownEntries(
  { entries, conversation }: AssistantKnowledge,
  counts: boolean,
): KnownEntry[] {
  if (!conversation) return [...entries];
  const { replies, keeping, outside } = conversation;
  const said = replies.map(({ said: questions, answer: text }) => bare('reply', questions, text));
  const others = outside.map(({ said: questions }) => bare('outside', questions, ''));
  const kept = bare('reply', keeping.said, counts ? keeping.counted : keeping.answer);
  return [...entries, { ...kept, page: keeping.page }, ...said, ...others];
}

function bare(kind: 'reply' | 'outside', questions: readonly string[], text: string): KnownEntry {
  return { kind, title: '', text, page: '', pageName: '', questions: [...questions] };
}
