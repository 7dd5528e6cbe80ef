import { describe, expect, test } from 'vitest';
import { tokensIn, usesOf } from '../../scripts/studio/compile/tokens.ts';

describe('a figure', () => {
  test('is found wherever it is named, in digits or in words', () => {
    const text = `title: Plus de {figure.clients.words}
figure: clients
text: "{figure.clients} clients"
figure: clients-lost
# A remark on {figure.clients} is no place.
`;
    const uses = usesOf({ file: 'content/figures.yaml', at: ['clients', 'value'] }, [
      { path: 'content/pages/home.yaml', text },
    ]);
    expect(uses.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('is changed in its own file, also where it stands in words', () => {
    const [token] = tokensIn([{ value: 'Plus de {figure.clients.words}' }], () => 'plus de 500');
    expect(token).toEqual({
      written: '{figure.clients.words}',
      value: 'plus de 500',
      place: { file: 'content/figures.yaml', at: ['clients', 'value'] },
    });
  });
});

test('what the site counts of itself is told with its value', () => {
  const written = '{count.jobs.words | poste | postes}';
  expect(tokensIn([{ value: `Nous avons ${written}.` }], () => 'six postes')).toEqual([
    { written, value: 'six postes' },
  ]);
});
