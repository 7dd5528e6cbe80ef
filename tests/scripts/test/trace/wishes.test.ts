import { loadConfiguration } from '@cucumber/cucumber/api';
import { expect, test } from 'vitest';
import { readScenarios, readSources } from '../../../../scripts/test/trace/scenarios.ts';
import { bannerFile } from '../../spec/fixture/fixture-book.ts';

test('a wish is no proof of a rule', () => {
  const names = readScenarios(readSources([bannerFile])).map(({ name }) => name);
  expect(names).toEqual(['Just before', 'On time', 'Once']);
});

test.each([[], ['firefox'], ['webkit']])('no profile runs a wish: %s', async (...profiles) => {
  const { runConfiguration } = await loadConfiguration({ file: 'cucumber.mjs', profiles });
  expect(runConfiguration.sources.tagExpression).toContain('not @wish');
});

test('the features of this project are read: a trace of none would find no fault', () => {
  expect(readScenarios().length).toBeGreaterThan(100);
});
