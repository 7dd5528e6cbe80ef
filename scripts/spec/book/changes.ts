import { distance } from 'fastest-levenshtein';
import { type Book, type RuleEntry, rulesOf } from './book.ts';

/** What became of the rules since an earlier book. */
export interface BookChanges {
  /** The earlier one's name, as it was asked for. */
  reference: string;
  added: RuleEntry[];
  removed: RuleEntry[];
  reworded: RuleChange[];
  /** The same sentence, shown by other scenarios. */
  rewritten: RuleChange[];
}

export interface RuleChange {
  before: RuleEntry;
  after: RuleEntry;
}

/** Rules that share less than this of their words are two, not one reworded. */
const minRuleLikeness = 0.5;

export interface Earlier {
  reference: string;
  book: Book;
}

export function changesSince({ reference, book }: Earlier, now: Book): BookChanges {
  const { pairs, added, removed } = pairRules(rulesOf(book), rulesOf(now));
  const same = pairs.filter(({ before, after }) => before.name === after.name);
  return {
    reference,
    added,
    removed,
    reworded: pairs.filter(({ before, after }) => before.name !== after.name),
    rewritten: same.filter(({ before, after }) => textOf(before) !== textOf(after)),
  };
}

/** Whether the two say nothing new at all. */
export function isUnchanged(changes: BookChanges): boolean {
  const { added, removed, reworded, rewritten } = changes;
  return [added, removed, reworded, rewritten].every((list) => list.length === 0);
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
  return scenarios
    .flatMap(({ cases }) => cases.map(({ name, says }) => `${name}\n${says}`))
    .join('\n\n');
}
