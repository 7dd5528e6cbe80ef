import { expect, test } from 'vitest';
import { messageOf } from '../../scripts/studio/review/commit.ts';
import { freeName } from '../../scripts/studio/review/review-branch.ts';

const page = 'content/pages/home.yaml';
const titled = { sentence: 'Un titre plus clair.', report: '' };

test.each([
  ['of the name of the folder', 'content', 'content-2026-11-22'],
  ['below the branch', 'content/2026-11-22/draft', 'content/2026-11-22-2'],
])('a branch %s is no obstacle: %s', (_, taken, free) => {
  expect(freeName('2026-11-22', ['main', taken])).toBe(free);
});

test.each([
  ['Un titre plus clair.', 'un titre plus clair'],
  ["L'IA en clair", "l'IA en clair"],
  ['À propos', 'à propos'],
  ['iPhone', 'iPhone'],
  // A capital right behind the colon is what the check of commits refuses; in quotes it is a name.
  ['NIS2 expliqué', '"NIS2" expliqué'],
  ['IA : le vrai prix', '"IA" : le vrai prix'],
  ['LinkedIn, enfin', '"LinkedIn", enfin'],
  ['B2B', '"B2B"'],
])(
  'the subject of a commit begins small, and leaves names as they are: %s',
  (sentence, subject) => {
    expect(messageOf({ sentence, report: '' }, [page]).subject).toBe(`feat(content): ${subject}`);
  },
);

test('what changes rules alone is named as documentation, and with content as content', () => {
  const rules = 'features/consent.feature';
  expect(messageOf(titled, [rules]).subject).toBe('docs(features): un titre plus clair');
  expect(messageOf(titled, [page, rules]).subject).toBe('feat(content): un titre plus clair');
});

test('a line of the report is broken in no tag', () => {
  const picture = `${'a'.repeat(65)}<del>portrait-${'b'.repeat(12)}.svg</del><ins>${'c'.repeat(60)}</ins>`;
  const lines = messageOf({ ...titled, report: `- ${picture}` }, [page]).message.split('\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => line.split('<').length !== line.split('>').length)).toEqual([]);
});
