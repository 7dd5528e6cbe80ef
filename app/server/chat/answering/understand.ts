import { judge, type Verdict } from './judge.ts';
import type { Ranking } from './ranking.ts';
import { partsOf } from './split.ts';

/** What is made of a message. */
export interface Understood {
  /** Of the whole, or of each question in it. */
  verdicts: [Verdict, ...Verdict[]];
  /** The parts that ask for something on which the site has nothing. */
  silent: string[];
}

/** Reads a message as a whole, unless its parts are questions of their own that are answered surely. */
export function understand(
  question: string,
  rank: Ranking,
  without: readonly string[] = [],
): Understood {
  const whole = judge(question, rank);
  const isWhole = whole.kind === 'none' || whole.kind === 'said' || without.includes('splitting');
  if (isWhole) return { verdicts: [whole], silent: [] };
  const parts = partsOf(question).map((part) => ({ ...part, verdict: judge(part.text, rank) }));
  const isOne = whole.kind === 'sure' && parts.every(({ verdict }) => isHeld(verdict, [whole]));
  const sure: Verdict[] = isOne ? [whole] : [];
  for (const { verdict } of parts) {
    if (isClear(verdict) && !isHeld(verdict, sure)) sure.push(verdict);
  }
  if (sure.length < 2 && whole.kind === 'sure') sure.splice(0, 1, whole);
  const [first = whole, ...others] = sure.slice(0, mostAnswers);
  if (first.kind !== 'sure') return { verdicts: [first], silent: [] };
  const silent = parts.filter(({ asks, verdict }) => asks && verdict.kind === 'none');
  return { verdicts: [first, ...others], silent: silent.map(({ text }) => text) };
}

/** How like one of an entry's phrasings a part must be to be its question: it has lost what was said around it. */
const minPartLikeness = 0.5;
/** Of a part's best score, what an entry that answers another part must have to answer this one too. */
const minHeld = 0.85;
/** Questions of one message that are answered in turn. */
const mostAnswers = 3;

function isClear({ kind, ranked }: Verdict): boolean {
  return kind === 'sure' && (ranked[0]?.likeness ?? 0) >= minPartLikeness;
}

/** Whether what answers others answers a part as well; what is merely said needs no answer. */
function isHeld({ kind, ranked }: Verdict, others: readonly Verdict[]): boolean {
  const given = others.map((other) => other.ranked[0]?.entry);
  const least = minHeld * (ranked[0]?.score ?? 0);
  return (
    kind === 'said' || ranked.some(({ entry, score }) => score >= least && given.includes(entry))
  );
}
