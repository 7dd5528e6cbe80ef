import { describe, expect, it } from 'vitest';
import { clauseFile } from '../../../../scripts/test/trace/clauses.ts';
import { trace } from '../../../../scripts/test/trace/trace.ts';

const file = clauseFile.parse([
  {
    section: 4,
    title: 'States',
    groups: [
      { id: 'press', rule: 'An article to come cannot be opened.' },
      { id: 'pill', title: 'Pill', rules: { blur: 'Blur collapses it.' } },
    ],
  },
]);
const origins = [{ tag: '@from-law', words: { fr: 'La loi.', en: 'The law.' } }];
const both = ['@spec-4', '@spec-4-press', '@spec-4-pill', '@spec-4-pill-blur'];

describe('the trace from rules to scenarios', () => {
  it('shows the scenarios of each rule, rows of one outline together', () => {
    const scenario = { name: 'One is to come', file: 'a.feature', rule: 'A rule', tags: both };
    const { lines, mistakes } = trace(file, origins, [scenario, scenario]);
    expect(mistakes).toEqual([]);
    expect(lines).toEqual([
      '\n4. States',
      '  @spec-4-press: An article to come cannot be opened.',
      '      a.feature: One is to come (2 times)',
      '  @spec-4-pill-blur: Blur collapses it.',
      '      a.feature: One is to come (2 times)',
      '\n@from-law: The law.',
    ]);
  });

  it('finds the rule that no scenario shows', () => {
    const scenario = {
      name: 'One',
      file: 'a.feature',
      rule: 'A rule',
      tags: ['@spec-4-press', '@spec-4-pill'],
    };
    expect(trace(file, origins, [scenario]).mistakes).toEqual([
      '@spec-4-pill-blur: no scenario shows "Blur collapses it."',
    ]);
  });

  it('finds the tag that names no rule', () => {
    const scenario = {
      name: 'One',
      file: 'a.feature',
      rule: 'A rule',
      tags: [...both, '@spec-4-pres'],
    };
    expect(trace(file, origins, [scenario, scenario]).mistakes).toEqual([
      'a.feature: @spec-4-pres names no rule of features/clauses.yaml',
    ]);
  });

  it('finds the rule of a feature that bears no clause and is nobody’s', () => {
    const known = { name: 'One', file: 'a.feature', rule: 'A rule', tags: both };
    const sibling = { ...known, tags: ['@spec-4', '@spec-4-pill'] };
    const legal = { ...known, rule: 'By law', tags: ['@from-law'] };
    const lost = { ...sibling, rule: 'A whim' };
    expect(trace(file, origins, [known, sibling, legal]).mistakes).toEqual([]);
    expect(trace(file, origins, [known, lost]).mistakes).toEqual([
      'a.feature: "A whim" bears no clause and does not say whose rule it is',
    ]);
    const misspelt = { ...legal, tags: ['@from-laws', ...both] };
    expect(trace(file, origins, [misspelt]).mistakes).toEqual([
      'a.feature: @from-laws names no rule of features/origins.yaml',
    ]);
  });

  it('finds the rule that is listed twice', () => {
    const scenario = { name: 'One', file: 'a.feature', rule: 'A rule', tags: both };
    expect(trace([...file, ...file], origins, [scenario]).mistakes).toEqual([
      '@spec-4-press stands twice in features/clauses.yaml',
      '@spec-4-pill-blur stands twice in features/clauses.yaml',
    ]);
  });

  it.each([
    { section: 4, title: 'States', groups: [] },
    { section: 4, title: 'States', groups: [{ id: 'Press', rule: 'One.' }] },
    { section: 4, title: 'States', groups: [{ id: 'press' }] },
    { section: 4, title: 'States', groups: [{ id: 'press', rule: 'One.', rules: {} }] },
  ])('refuses a list of another shape: %j', (section) => {
    expect(clauseFile.safeParse([section]).success).toBe(false);
  });

  it('finds the scenario that stands under no rule', () => {
    const loose = { name: 'One', file: 'a.feature', rule: undefined, tags: both };
    expect(trace(file, origins, [loose]).mistakes).toEqual([
      'a.feature: "One" stands under no rule',
    ]);
  });
});
