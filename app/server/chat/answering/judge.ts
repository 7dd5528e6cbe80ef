import { standsAlone } from '../../../assistant/stands-alone.ts';
import { isOfSite } from './known-entries.ts';
import type { Ranked, Ranking } from './ranking.ts';

/** What is made of one question. */
export interface Verdict {
  kind: 'sure' | 'likely' | 'unsure' | 'none' | 'said';
  question: string;
  lead: number;
  ranked: readonly Ranked[];
}

/** Judges what a ranking found: an answer is given where it surely is one, and with its subject where it likely is. */
export function judge(question: string, rank: Ranking): Verdict {
  const all = rank(question, maxRankedEntries);
  const [first] = all;
  if (first?.entry.kind === 'reply' && first.likeness >= minReplyLikeness) {
    return { kind: 'said', question, lead: first.lead, ranked: all };
  }
  const ranked = all.filter(({ entry }) => isOfSite(entry));
  const lead = ranked[0]?.lead ?? 0;
  return { kind: kindOf(ranked, lead, standsAlone(question)), question, lead, ranked };
}

function kindOf([best, next]: readonly Ranked[], lead: number, isAlone: boolean): Verdict['kind'] {
  if (!best || lead < (isAlone ? leads.unsure : -leads.unsure)) return 'none';
  const isClear = isAlone || best.likeness >= minReplyLikeness;
  if (!isClear || lead < leads.likely || best.entry.kind !== 'answer') return 'unsure';
  return lead + nextWeight * (best.score - (next?.score ?? 0)) < leads.sure ? 'likely' : 'sure';
}

/**
 * An entry's lead from which it may help, and from which it is likely the answer (what other limits would do,
 * `npm run bench -- answers` tells); it surely is where it is ahead of the next entry as well. What goes on with
 * an earlier question is another subject's only where that is as far ahead.
 */
export const leads = { unsure: 0.15, likely: 0.32, sure: 1 };
/** Two entries as near as each other are a wrong answer's commonest cause. */
const nextWeight = 2;
/** Entries that are looked at: the best, its rivals, and the pages to name. */
const maxRankedEntries = 24;
/**
 * A message is a reply's when it is as like it as this: a greeting before a question is not. A question that goes
 * on with another one is answered where it is as like one that stands alone.
 */
const minReplyLikeness = 0.45;
