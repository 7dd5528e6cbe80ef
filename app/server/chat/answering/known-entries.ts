import type { AnswerEntry, AssistantKnowledge } from '#schema/compiled.ts';
import { pathOf } from '../../../assistant/linkify.ts';

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
  const kept = bare('answer', keeping.said, counts ? keeping.counted : keeping.answer);
  const pageName =
    entries.find(({ page }) => pathOf(page) === pathOf(keeping.page))?.pageName ?? '';
  const ofKeeping = { ...kept, page: keeping.page, title: pageName, pageName };
  return [...entries, ofKeeping, ...said, ...others];
}

function bare(kind: KnownEntry['kind'], questions: readonly string[], text: string): KnownEntry {
  return { kind, title: '', text, page: '', pageName: '', questions: [...questions] };
}
