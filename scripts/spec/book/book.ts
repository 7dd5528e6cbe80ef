import type { Clause } from '../../test/trace/clauses.ts';
import type { Origin } from '../../test/trace/origins.ts';

/** The languages of the frame: the features are in the words of those who wrote them. */
export type FrameLanguage = 'fr' | 'en';

/** What the living specification says: data alone, stored beside its pages to be compared later. */
export interface Book {
  run: RunFacts | undefined;
  chapters: Chapter[];
  /** What is written before it is built. It proves nothing, and is not run. */
  wishes: Wish[];
}

export interface RunFacts {
  /** ISO 8601. */
  finishedAt: string;
}

export interface Chapter {
  id: string;
  title: Record<FrameLanguage, string>;
  /** Whether it is for those who build the site, and not counted among what its owner signs. */
  isTechnical: boolean;
  features: FeatureEntry[];
}

export interface FeatureEntry {
  file: string;
  name: string;
  description: string;
  background: StepLine[];
  rules: RuleEntry[];
}

export interface RuleEntry {
  /** The fragment of its address: the tag of its first clause that no rule before it bears. */
  id: string;
  /** The tags of its clauses that no rule before it bears: addresses of this rule too. */
  anchors: string[];
  name: string;
  description: string;
  /** The id of its chapter. */
  chapter: string;
  file: string;
  /** Where it begins, its tags included, counted from 1. */
  line: number;
  clauses: Clause[];
  /** Whose rule it is beside the specification. */
  origins: Origin[];
  background: StepLine[];
  scenarios: ScenarioEntry[];
  verdict: Verdict;
  /** Undefined where git does not tell. */
  changed: Change | 'uncommitted' | undefined;
}

/**
 * `unjudged`: what must be so before did not hold, and nobody looked at what is promised.
 * `not-run`: the last run did not play it, or it was written otherwise then.
 */
export type Verdict = 'passed' | 'failed' | 'unjudged' | 'not-run';

/** The commit that last touched a rule's lines. */
export interface Change {
  commit: string;
  /** ISO 8601. */
  date: string;
  author: string;
  subject: string;
}

export interface ScenarioEntry {
  name: string;
  description: string;
  steps: StepLine[];
  examples: ExamplesTable[];
  /** One, or one for each row of its examples, in their order. */
  cases: Case[];
}

export interface StepLine {
  keyword: string;
  text: string;
  table: string[][];
  doc: string | undefined;
}

export interface ExamplesTable {
  name: string;
  heads: string[];
  rows: string[][];
}

/** One scenario as it is played. */
export interface Case {
  name: string;
  /** Its steps in words: with other steps it is another case. */
  says: string;
  verdict: Verdict;
  failure: Failure | undefined;
  pictures: Pictures;
}

export interface Failure {
  step: string;
  expected?: Record<FrameLanguage, string>;
  seen?: Record<FrameLanguage, string>;
  /** What its author wrote; empty when there is nothing but the two. */
  message: string;
}

/** Names of files in the pictures' folder. */
export interface Pictures {
  before?: Picture;
  after?: Picture;
}

export interface Picture {
  file: string;
  width: number;
  height: number;
  /** The time that the page had, ISO 8601. */
  at?: string | undefined;
}

export interface Wish {
  id: string;
  feature: string;
  /** The rule that it is to become, or to which its scenarios are to be added. */
  rule: string;
  description: string;
  file: string;
  line: number;
  clauses: Clause[];
  origins: Origin[];
  scenarios: ScenarioEntry[];
  /** Undefined when no run has told which sentences exist. */
  missing: MissingSentence[] | undefined;
}

/** A sentence that no step understands yet, and the ones that come nearest. */
export interface MissingSentence {
  text: string;
  nearest: string[];
}

export function rulesOf({ chapters }: Pick<Book, 'chapters'>): RuleEntry[] {
  return chapters.flatMap(({ features }) => features.flatMap(({ rules }) => rules));
}

/** Those that the owner signs: what a visitor, an editor or the operator gets. */
export function ownersRules({ chapters }: Book): RuleEntry[] {
  return rulesOf({ chapters: chapters.filter(({ isTechnical }) => !isTechnical) });
}

/** The rules that could not be judged, by the sentence that did not hold before. */
export function unjudgedRules(book: Book): Map<string, RuleEntry[]> {
  const rules = rulesOf(book).filter(({ verdict }) => verdict === 'unjudged');
  return Map.groupBy(rules, ({ scenarios }) => {
    const cases = scenarios.flatMap((scenario) => scenario.cases);
    return cases.find(({ verdict }) => verdict === 'unjudged')?.failure?.step ?? '';
  });
}
