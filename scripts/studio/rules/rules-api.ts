import type { Words } from '#schema/words.ts';
import type { Failure, Verdict } from '../../spec/book/book.ts';
import type { Meanings, Searched } from '../../spec/search/find-rules.ts';
import type { FoundText } from '../api.ts';

/** What the studio's server and its room for rules say to each other. */

export type RuleEntry = Searched & {
  file: string;
  /** Where it begins, counted from 1. */
  line: number;
  verdict: Verdict | 'wish';
  /** Whose rule it is where the specification does not have it, in words; undefined where it has. */
  origins: { fr: string; en: string }[] | undefined;
  /** The address of the page that it speaks of; the home page when it names none. */
  address: string;
};

type RuleChapter = { fr: string; en: string; rules: RuleEntry[] };

export type RuleList = { chapters: RuleChapter[]; wishes: RuleEntry[]; meanings: Meanings };

/** A rule that is another one than at a commit; its title was another one where it was reworded. */
export type ChangedRule = {
  kind: 'added' | 'removed' | 'reworded' | 'rewritten' | 'wish';
  title: string;
  was: string | undefined;
};

export type FeatureFile = {
  file: string;
  text: string;
  version: string;
  /** The tags of the clauses, and of those whose rule it may be; and what each says. */
  clauses: { tag: string; rule: string }[];
};

/** Something about a line of the text. */
export type LineNote = {
  line: number;
  /** `unreadable`: Cucumber's message; `unknown`: a sentence without a step; `unclaimed`: a rule without a clause, that is nobody's. */
  kind: 'unreadable' | 'unknown' | 'unclaimed';
  message: string;
  /** The sentences that come nearest to an unknown one. */
  nearest: string[];
};

/** `elsewhere`: where the numbers that were changed still stand. */
export type Checked = { notes: LineNote[]; elsewhere: SaidElsewhere };

export type SaidElsewhere = {
  rules: { file: string; line: number; text: string }[];
  /** Of the content, as visitors read them. */
  texts: FoundText[];
};

export type FeatureSaved =
  | { state: 'saved'; version: string }
  | { state: 'invalid' }
  | { state: 'conflict' };

/** What happens while a scenario is played, as lines of JSON. */
export type Played =
  | { kind: 'building' }
  | { kind: 'began'; name: string; steps: string[] }
  | { kind: 'step'; index: number; isGood: boolean }
  | { kind: 'screen'; file: string }
  | ({ kind: 'failed' } & Failure)
  | { kind: 'ended'; isGood: boolean }
  /** There is none at that line, or it is only wished for. */
  | { kind: 'nothing' }
  /** It could not begin, or not go on. */
  | { kind: 'stopped'; message: Words };
