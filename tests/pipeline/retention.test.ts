import { expect, test } from 'vitest';
import { check, edited, inLine } from './small-site.ts';

const file = 'content/figures.yaml';
const entry = '{ value: 3, unit: years, claim: Retention }';

/** The server deletes by this figure: what is no duration must never reach it. */
test.each([
  ['{ value: 3, unit: hours, claim: R }', '8:35-8:40 unknown-value: `hours`'],
  ['{ value: 24, unit: percent, claim: R }', '8:36-8:43 unknown-value: `percent`'],
  ['{ value: 0, unit: years, claim: R }', '8:26-8:27 wrong-format: `0`'],
  ['{ value: -1, unit: years, claim: R }', '8:26-8:28 wrong-format: `-1`'],
  ['{ value: 1.5, unit: years, claim: R }', '8:26-8:29 wrong-format: `1.5`'],
  ['{ value: 4000, unit: days, claim: R }', '8:26-8:30 wrong-format: `4000`'],
  ['{ value: 3, max: 4, unit: years, claim: R }', '8:29-8:32 unknown-key: unknown key `max`'],
])('a retention that is no duration is told at its place: %s', async (written, said) => {
  const { diagnostics } = await check(edited(file, entry, written));
  expect(diagnostics.map(inLine)).toEqual([expect.stringContaining(`${file}:${said}`)]);
});

test('a retention under another name is missing', async () => {
  const { diagnostics } = await check(edited(file, 'retention-form:', 'retention-forms:'));
  expect(diagnostics.map(inLine)).toContainEqual(
    expect.stringMatching(/^content\/figures\.yaml:\S+ missing-key: `retention-form` is missing$/),
  );
});

test.each(['days', 'months', 'years'])('a number of %s is a retention', async (unit) => {
  const { diagnostics } = await check(edited(file, 'unit: years', `unit: ${unit}`));
  expect(diagnostics).toEqual([]);
});
