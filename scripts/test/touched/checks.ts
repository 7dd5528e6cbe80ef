import { existsSync } from 'node:fs';
import type { Plan } from './plan.ts';

/** A script that Node runs with these arguments; good is what ends with 0. */
export interface Check {
  name: string;
  args: string[];
}

const vitest = 'node_modules/vitest/vitest.mjs';
const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
const router = 'node_modules/@react-router/dev/bin.cjs';
const unitScript = 'scripts/test/touched/unit.ts';
const contentCli = 'scripts/content/cli.ts';
/** The key views, by their pictures' names: `fr-home-1440-light`. */
const keyViews = '-\\d+-(light|dark)$';

/** What other checks read is made first: content modules and the types of routes. */
export function preparation(plan: Plan): Check[] {
  const needsContent = plan.content || !existsSync('app/generated/routes.ts');
  const needsRoutes =
    needsContent || !existsSync('.react-router/types') || plan.styled.includes('app/routes.ts');
  if (!plan.types && !plan.content) return [];
  return [
    ...(needsContent ? [{ name: 'content:build', args: [contentCli, 'build'] }] : []),
    ...(needsRoutes ? [{ name: 'types of routes', args: [router, 'typegen'] }] : []),
  ];
}

/** They need no build and run side by side. */
export function quickChecks(plan: Plan): Check[] {
  const { styled, types, content, related, slow } = plan;
  const options = slow.flatMap((glob) => ['--without', glob]);
  return [
    ...(styled.length > 0 ? [biome(styled)] : []),
    ...(styled.length > 0 ? [{ name: 'lint', args: ['scripts/test/lint/run.ts'] }] : []),
    ...(types ? [typeCheck] : []),
    ...(content ? [{ name: 'content:check', args: [contentCli, 'check'] }] : []),
    ...(related.length > 0 ? [{ name: 'unit', args: [unitScript, ...options, ...related] }] : []),
  ];
}

/** What judges the build; `scenarios` as arguments of Cucumber. */
export function buildChecks({ built, looks }: Plan, scenarios: readonly string[]): Check[] {
  return [
    ...(built.length > 0
      ? [{ name: 'unit, of the build', args: [vitest, 'run', ...built, ...plainly] }]
      : []),
    ...(scenarios.length > 0 ? [featuresCheck(scenarios)] : []),
    ...(looks.length > 0 ? [looksCheck(looks)] : []),
  ];
}

/** One worker: each further one starts a browser and a server of its own. */
function featuresCheck(scenarios: readonly string[]): Check {
  const args = ['--parallel', '0', '--format', 'summary', ...scenarios];
  return { name: 'features', args: [cucumber, ...args] };
}

function looksCheck(names: readonly string[]): Check {
  const files = ['tests/visual/pages.test.ts', 'tests/visual/views.test.ts'];
  const chosen = ['-t', [...names, keyViews].join('|')];
  const options = ['--config', 'vitest.visual.config.ts', ...plainly];
  return { name: 'looks', args: [vitest, 'run', ...files, ...chosen, ...options] };
}

export const build: Check = { name: 'build', args: ['--run', 'build'] };
export const browser: Check = { name: 'browser', args: ['scripts/setup/run.ts', 'chromium'] };

const typeCheck: Check = {
  name: 'types',
  // What has not changed since the last time is not checked again.
  args: [
    'node_modules/typescript/bin/tsc',
    '--incremental',
    '--tsBuildInfoFile',
    'var/touched/types.tsbuildinfo',
  ],
};

const plainly = ['--retry', '0', '--reporter', 'default'];

function biome(files: readonly string[]): Check {
  // A file that Biome leaves out by its settings is no mistake.
  const options = ['--error-on-warnings', '--no-errors-on-unmatched'];
  return {
    name: 'style',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', ...options, ...files],
  };
}
