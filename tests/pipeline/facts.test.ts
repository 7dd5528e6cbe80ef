import { expect, test } from 'vitest';
import { check, edited, inLine } from './small-site.ts';

const file = 'content/figures.yaml';

test.each(['employees', 'founded', 'implementation'])(
  'search engines are told %s: under another name it is missing',
  async (name) => {
    const { diagnostics } = await check(edited(file, `\n${name}:`, `\n${name}s-2:`));
    expect(diagnostics.map(inLine)).toContainEqual(
      expect.stringMatching(`^content/figures.yaml:\\S+ missing-key: \`${name}\` is missing$`),
    );
  },
);

test('a figure that counts something else is told at its unit', async () => {
  const { diagnostics } = await check(
    edited(file, 'value: 8, max: 12, unit: weeks', 'value: 8, max: 12, unit: euros'),
  );
  expect(diagnostics.map(inLine)).toContainEqual(
    expect.stringMatching(/^content\/figures\.yaml:\S+ unknown-value: /),
  );
});
