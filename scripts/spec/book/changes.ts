import { distance } from 'fastest-levenshtein';
import {
  type Book,
  type Case,
  type Picture,
  type RuleEntry,
  rulesOf,
  type Verdict,
} from './book.ts';

/** What became of the rules since an earlier book. */
export interface BookChanges {
  /** The earlier one's name, as it was asked for. */
  reference: string;
  added: RuleEntry[];
  removed: RuleEntry[];
  reworded: RuleChange[];
  /** The same sentence, shown by other scenarios. */
  rewritten: RuleChange[];
  /** The same rule with another verdict. Undefined when the earlier run is not known. */
  turned: RuleChange[] | undefined;
  /** Undefined when the earlier screens were not kept, or no picture was taken. */
  screens: ScreenChange[] | undefined;
}

export interface RuleChange {
  before: RuleEntry;
  after: RuleEntry;
}

export interface ScreenChange {
  rule: RuleEntry;
  scenario: string;
  before: Picture;
  after: Picture;
}

/** Rules that share less than this of their words are two, not one reworded. */
const minRuleLikeness = 0.5;

export interface Earlier {
  reference: string;
  book: Book;
  /** Whether the book was kept with its run and its screens, not only read from its features. */
  isKept: boolean;
}

export function changesSince({ reference, book, isKept }: Earlier, now: Book): BookChanges {
  const { pairs, added, removed } = pairRules(rulesOf(book), rulesOf(now));
  const same = pairs.filter(({ before, after }) => before.name === after.name);
  return {
    reference,
    added,
    removed,
    reworded: pairs.filter(({ before, after }) => before.name !== after.name),
    rewritten: same.filter(({ before, after }) => textOf(before) !== textOf(after)),
    turned: isKept ? pairs.filter(({ before, after }) => hasTurned(before, after)) : undefined,
    screens: isKept && hasPictures(book) && hasPictures(now) ? pairs.flatMap(screensOf) : undefined,
  };
}

/** Whether pictures were taken in the run of a book: most runs take none. */
export function hasPictures(book: Book): boolean {
  return rulesOf(book).some(({ scenarios }) =>
    casesOf(scenarios).some(({ pictures: { after } }) => after !== undefined),
  );
}

/** Whether the two say nothing new at all. */
export function isUnchanged(changes: BookChanges): boolean {
  const { added, removed, reworded, rewritten, turned = [], screens = [] } = changes;
  return [added, removed, reworded, rewritten, turned, screens].every((list) => list.length === 0);
}

/** By file and sentence, then by sentence, then by likeness where file or clause is the same. */
function pairRules(before: readonly RuleEntry[], after: readonly RuleEntry[]) {
  const old = new Set(before);
  const found = new Map<RuleEntry, RuleEntry>();
  const pair = (matches: (one: RuleEntry, other: RuleEntry) => boolean) => {
    for (const rule of after) {
      if (found.has(rule)) continue;
      const match = [...old].find((one) => matches(one, rule));
      if (match) take(match, rule);
    }
  };
  const take = (match: RuleEntry, rule: RuleEntry) => {
    old.delete(match);
    found.set(rule, match);
  };
  pair((one, other) => one.file === other.file && one.name === other.name);
  pair((one, other) => one.name === other.name);
  for (const { one, other } of likePairs(
    [...old],
    after.filter((rule) => !found.has(rule)),
  )) {
    if (old.has(one) && !found.has(other)) take(one, other);
  }
  return {
    pairs: after.flatMap((rule): RuleChange[] => {
      const match = found.get(rule);
      return match ? [{ before: match, after: rule }] : [];
    }),
    added: after.filter((rule) => !found.has(rule)),
    removed: [...old],
  };
}

/** The likest first. */
function likePairs(before: readonly RuleEntry[], after: readonly RuleEntry[]) {
  return before
    .flatMap((one) => after.map((other) => ({ one, other, likeness: likeness(one, other) })))
    .filter((pair) => pair.likeness >= minRuleLikeness)
    .toSorted((one, other) => other.likeness - one.likeness);
}

function likeness(one: RuleEntry, other: RuleEntry): number {
  const tags = new Set(one.clauses.map(({ tag }) => tag));
  const sharesClause = other.clauses.some(({ tag }) => tags.has(tag));
  if (one.file !== other.file && !sharesClause) return 0;
  return Math.max(alike(one.name, other.name), alike(textOf(one), textOf(other)));
}

function alike(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - distance(one, other) / longest;
}

function textOf({ scenarios }: RuleEntry): string {
  return casesOf(scenarios)
    .map(({ name, says }) => `${name}\n${says}`)
    .join('\n\n');
}

function hasTurned(before: RuleEntry, after: RuleEntry): boolean {
  return isKnown(before.verdict) && isKnown(after.verdict) && before.verdict !== after.verdict;
}

function isKnown(verdict: Verdict): boolean {
  return verdict === 'passed' || verdict === 'failed';
}

/** Of the cases that say the same as before, those after which something else is seen. */
function screensOf({ before, after }: RuleChange): ScreenChange[] {
  const old = new Map(casesOf(before.scenarios).map((one) => [`${one.name}\n${one.says}`, one]));
  return casesOf(after.scenarios).flatMap((one): ScreenChange[] => {
    const was = old.get(`${one.name}\n${one.says}`)?.pictures.after;
    const is = one.pictures.after;
    if (!was || !is || was.file === is.file) return [];
    return [{ rule: after, scenario: one.name, before: was, after: is }];
  });
}

function casesOf(scenarios: RuleEntry['scenarios']): Case[] {
  return scenarios.flatMap(({ cases }) => cases);
}
