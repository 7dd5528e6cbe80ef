import { type Book, type RuleEntry, rulesOf } from './book.ts';

/** The rules that could not be judged, by the sentence that did not hold before. */
export function unjudgedRules(book: Book): Map<string, RuleEntry[]> {
  const rules = rulesOf(book).filter(({ verdict }) => verdict === 'unjudged');
  return Map.groupBy(rules, ({ scenarios }) => {
    const cases = scenarios.flatMap((scenario) => scenario.cases);
    return cases.find(({ verdict }) => verdict === 'unjudged')?.failure?.step ?? '';
  });
}
