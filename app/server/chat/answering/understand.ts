import { tellingWords } from '../../../assistant/stands-alone.ts';
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
export function understand(question: string, rank: Ranking): Understood {
  const whole = judge(question, rank);
  const parts = partsOf(question).map((part) => ({ ...part, verdict: judge(part.text, rank) }));
  const asked = parts.filter(({ verdict }) => verdict.kind !== 'said');
  if (asked.length > 0 && asked.length < parts.length) {
    return understand(asked.map(({ text }) => text).join('\n'), rank);
  }
  if (whole.kind === 'none' && parts.some(({ verdict }) => verdict.kind === 'none')) {
    return { verdicts: [whole], silent: [] };
  }
  const found = new Map(
    asked
      .filter(({ verdict }) => isAnswer(verdict) && fits(verdict, whole))
      .map(({ verdict }) => [verdict.ranked[0]?.entry, verdict]),
  );
  const [first = whole, ...others] =
    found.size < 2 && isAnswer(whole) ? [whole] : [...found.values()].slice(0, mostAnswers);
  if (!isAnswer(first)) return { verdicts: [first], silent: [] };
  const silent = asked.filter(({ asks, verdict }) => asks && isElsewhere(verdict));
  return { verdicts: [first, ...others], silent: silent.map(({ text }) => text) };
}

/** Of the whole's best score, what the answer to a part must have of it: a part has lost what was said around it. */
const minShareOfWhole = 0.8;
/** A part that is as like an entry's own wordings as this has lost nothing. */
const minPartLikeness = 0.7;
/** Questions of one message that are answered in turn. */
const mostAnswers = 3;

function isAnswer({ kind }: Verdict): boolean {
  return kind === 'sure' || kind === 'likely';
}

/** Whether a part names a subject, and another than the site's: "and how do I reach him" names none. */
function isElsewhere(verdict: Verdict): boolean {
  return verdict.kind === 'none' && verdict.lead < 0 && tellingWords(verdict.question).length > 1;
}

function fits({ ranked: [best] }: Verdict, { ranked }: Verdict): boolean {
  const least = minShareOfWhole * (ranked[0]?.score ?? 0);
  if (best && best.likeness >= minPartLikeness) return true;
  return ranked.some(({ entry, score }) => entry === best?.entry && score >= least);
}
