import { loadConfiguration } from '@cucumber/cucumber/api';
import { expect, test } from 'vitest';
import { readScenarios } from '../../../scripts/trace/scenarios.ts';
import { bannerFile } from '../spec/fixture/fixture-book.ts';

test('a wish is no proof of a rule', async () => {
  const names = (await readScenarios([bannerFile])).map(({ name }) => name);
  expect(names).toEqual(['Just before', 'On time', 'Once']);
});

test.each([[], ['firefox'], ['webkit']])('no profile runs a wish: %s', async (...profiles) => {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.mjs', profiles });
  expect(runConfiguration.sources.tagExpression).toContain('not @wish');
});
