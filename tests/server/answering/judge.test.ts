import { expect, test } from 'vitest';
import { judge, leads } from '../../../app/server/chat/answering/judge.ts';
import type { KnownEntry } from '../../../app/server/chat/answering/known-entries.ts';

const entryOf = (kind: KnownEntry['kind']) =>
  ({ kind, title: kind, text: kind, page: '/', pageName: '' }) as const;
/** What is made of a question of which two entries have these scores, and another subject a third. */
const kindOf = (first: number, next: number, elsewhere: number, kind: KnownEntry['kind']) =>
  judge('combien coûte la plateforme', () =>
    [first, next].map((score) => {
      return { entry: entryOf(kind), score, likeness: 0, lead: score - elsewhere };
    }),
  ).kind;

test.each([
  ['sure', 'an entry far ahead of all', 1, 0.3, 0.1],
  ['likely', 'one of two that are as near', 1, 1, 0.2],
  ['unsure', 'an entry that is hardly ahead of another subject', 0.5, 0, 0.5 - leads.unsure],
  ['none', 'another subject that is nearer', 0.4, 0, 0.5],
] as const)('%s: %s', (kind, _, first, next, elsewhere) => {
  expect(kindOf(first, next, elsewhere, 'answer')).toBe(kind);
});

test('a section of a page is named, and never told', () => {
  expect(kindOf(1, 0.3, 0.1, 'page')).toBe('unsure');
});
