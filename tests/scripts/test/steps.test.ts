import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stages } from '../../../scripts/test/steps.ts';

test('the set-up comes first and alone: package managers side by side refuse each other', () => {
  expect(stages[0]?.map(({ script }) => script)).toEqual(['setup']);
});

test('tests and their support code install nothing', () => {
  const files = globSync(['tests/**/*.ts', 'features/**/*.ts', 'scripts/browser/*.ts']);
  expect(files.length).toBeGreaterThan(100);
  const installing =
    /['"` ](?:apt-get|npm ci|playwright install)\b|\['ci'|install(?:Browser|Programs|Package|Observatory)\(/;
  const guilty = files.filter((file) => installing.test(readFileSync(file, 'utf8')));
  expect(guilty.filter((file) => !file.startsWith('tests/scripts/'))).toEqual([]);
});
