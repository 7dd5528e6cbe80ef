import { standsAlone } from '../../../assistant/stands-alone.ts';
import { isOfSite } from './known-entries.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** What is made of one question. */
export type Verdict =
  | { kind: 'sure' | 'unsure' | 'none'; question: string; lead: number; ranked: readonly Ranked[] }
  | { kind: 'said'; question: string; ranked: readonly Ranked[]; answer: string };

/** Judges what a ranking found: an answer is given only where it surely is one. */
export function judge(question: string, rank: Ranking): Verdict {
  const all = rank(question, maxRankedEntries);
  const [first] = all;
  if (first?.entry.kind === 'reply' && first.likeness >= minReplyLikeness) {
    return { kind: 'said', question, ranked: all, answer: first.entry.text };
  }
  const ranked = all.filter(({ entry }) => isOfSite(entry));
  const [best] = ranked;
  const lead = best?.lead ?? 0;
  const isAlone = standsAlone(question);
  if (lead < (isAlone ? leads.unsure : -leads.unsure))
    return { kind: 'none', question, lead, ranked };
  const isClear = isAlone || (best?.likeness ?? 0) >= minReplyLikeness;
  const isSure = isClear && lead >= leads.sure && best?.entry.kind === 'answer';
  return { kind: isSure ? 'sure' : 'unsure', question, lead, ranked };
}

/**
 * An entry's lead from which it may help, and from which it is the answer (scripts/bench/leads/run.ts prints what
 * other limits would do). What goes on with an earlier question is another subject's only where that is as far ahead.
 */
export const leads = { unsure: 0.15, sure: 0.32 };
/** Entries that are looked at: the best, its rivals, and the pages to name. */
const maxRankedEntries = 24;
/**
 * A message is a reply's when it is as like it as this: a greeting before a question is not. A question that goes
 * on with another one is answered where it is as like one that stands alone.
 */
const minReplyLikeness = 0.45;
