import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { planFor } from '../../../../scripts/test/touched/plan.ts';
import {
  everything,
  featureRows,
  flatTests,
  lookRows,
  slowTests,
  testRows,
} from '../../../../scripts/test/touched/table.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

describe('each row of the tables', () => {
  const rows = [...testRows, ...slowTests, ...flatTests];
  const globs = [
    ...everything,
    ...[...rows, ...featureRows, ...lookRows].map(({ changed }) => changed),
    ...rows.map(({ tests }) => tests),
    ...featureRows.map(({ features }) => features),
  ];

  test.each([...new Set(globs)])('%s still names a file', (glob) => {
    expect(files.some((file) => path.matchesGlob(file, glob))).toBe(true);
  });
});

describe('a pure module', () => {
  const plan = planOf('app/carousel/rotation.ts');

  test('is held by the unit test at its own path', () => {
    expect(plan.related).toContain('tests/carousel/rotation.test.ts');
    expect(plan.heldByUnit).toEqual(['app/carousel/rotation.ts']);
  });

  test('asks for no scenario and no look, so for no build', () => {
    expect([played(plan.features), plan.looks, plan.built]).toEqual([[], [], []]);
  });
});

test('a view asks for the features of its folder, first for the one that is called as it is', () => {
  const { named, beside } = planOf('app/assistant/pill-form.tsx').features;
  expect(named).toEqual(['features/assistant/pill.feature']);
  expect(beside).toContain('features/assistant/asking.feature');
});

test('a style is looked at, and a script is not', () => {
  expect(planOf('app/assistant/pill.module.css').looks).not.toEqual([]);
  expect(planOf('app/assistant/use-leave.ts').looks).toEqual([]);
});

test('a text is checked, and its pages are read without a browser', () => {
  const { scripts, features } = planOf('content/pages/home.yaml');
  expect(scripts).toEqual(['content:check']);
  expect(features.read).toContain('features/site/home.feature');
  expect([...features.named, ...features.beside]).toEqual([]);
});

test('what a folder says of itself is judged without a build', () => {
  const plan = planOf('app/ui/README.md');
  expect(plan.related).toContain('tests/docs.test.ts');
  expect([played(plan.features), plan.built]).toEqual([[], []]);
});

test('slow unit tests run for what stands beside them alone', () => {
  expect(planOf('schema/site.ts').slow).toContain('tests/studio/**');
  expect(planOf('scripts/studio/server/studio.ts').slow).not.toContain('tests/studio/**');
});

test('a changed feature is played whole, and the scenarios that say a changed step', () => {
  const plan = planOf('features/demo/requesting.feature', 'features/steps/carousel.ts');
  expect(plan.features.whole).toEqual(['features/demo/requesting.feature']);
  expect(plan.steps).toEqual(['features/steps/carousel.ts']);
});

test('a removed file is neither styled nor loaded, and its unit test and features are run', () => {
  const removed = ['app/demo/use-deliver.ts', 'app/demo/draft.ts'];
  const there = files.filter((file) => !removed.includes(file));
  const plan = planFor(removed, there);
  expect(plan.scripts).toEqual(['types']);
  expect(plan.related).toEqual(['tests/demo/draft.test.ts']);
  expect(played(plan.features)).not.toEqual([]);
});

test('after a change of packages nothing can be left out', () => {
  expect(planOf('package.json').everything).toEqual(['package.json']);
  expect(planOf('app/demo/draft.ts').everything).toEqual([]);
});

function planOf(...changed: string[]) {
  return planFor(changed, files);
}

function played(features: object): string[] {
  return Object.values(features).flat();
}
