import { expect, test } from 'vitest';
import { withGathered } from '../../../../scripts/test/trace/gathered-tags.ts';

const file = [
  {
    section: 4,
    title: 'States',
    groups: [
      { id: 'press', rule: 'An article to come cannot be opened.' },
      {
        id: 'pill',
        title: 'Pill',
        rules: { blur: 'Blur collapses it.', escape: 'So does Escape.' },
      },
    ],
  },
];

test.each([
  [
    'a section',
    '@spec-4',
    '(@spec-4 or @spec-4-press or @spec-4-pill-blur or @spec-4-pill-escape or @spec-4-pill)',
  ],
  ['a group', '@spec-4-pill', '(@spec-4-pill or @spec-4-pill-blur or @spec-4-pill-escape)'],
  ['a clause', '@spec-4-pill-blur', '@spec-4-pill-blur'],
  ['a tag of another kind', '@everywhere', '@everywhere'],
  [
    'an expression',
    'not @spec-4-pill and @read',
    'not (@spec-4-pill or @spec-4-pill-blur or @spec-4-pill-escape) and @read',
  ],
])('%s chooses what it gathers', (_, written, expected) => {
  expect(withGathered(written, file)).toBe(expected);
});
