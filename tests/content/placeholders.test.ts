import { describe, expect, test } from 'vitest';
import { placeholdersIn } from '#schema/placeholders.ts';
import { placeholdersOf } from '../../scripts/content/check/placeholders.ts';
import { check, compile, edited } from '../pipeline/small-site.ts';

describe('a value that stands in for a real one', () => {
  test.each([
    'RCS Paris 000 000 000',
    'registered in Lille under number 000 000 001',
    'FR 00 000 000 000',
    '+33 1 99 00 42 00',
    '+33 6 39 98 12 34',
    '+33\u00a03\u00a053\u00a001\u00a042\u00a000',
    'demo@{slug}.example',
    'https://www.{slug}.example',
    'https://www.linkedin.com/company/{slug}-example',
  ])('%s is a placeholder', (value) => {
    expect([...placeholdersIn({ held: [value] })]).toEqual([{ path: ['held', 0], written: value }]);
  });

  test.each([
    'RCS Paris 552 100 554',
    '+33 1 40 00 00 00',
    'contact@ville.fr',
    'https://example-works.fr',
    '10 000 000 euros',
  ])('%s is none', (value) => {
    expect([...placeholdersIn({ value })]).toEqual([]);
  });
});

test('placeholders are told to who publishes, at their places, and to nobody else', async () => {
  const found = placeholdersOf((await compile()).project);
  expect(found).toContainEqual(
    expect.objectContaining({ code: 'placeholder', severity: 'error', path: 'content/site.yaml' }),
  );
  const { diagnostics } = await check();
  expect(diagnostics.map(({ code }) => code)).not.toContain('placeholder');
  const real = edited('content/site.yaml', 'https://www.{slug}.example', 'https://www.{slug}.fr');
  const left = placeholdersOf((await compile(real)).project);
  expect(left).toHaveLength(found.length - 1);
});
