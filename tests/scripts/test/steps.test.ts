import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInOrder } from '../../../scripts/test/schedule.ts';
import { type Step, setup, steps } from '../../../scripts/test/steps.ts';
import type { Outcome } from '../../../scripts/test/summary.ts';

const installing =
  /apt-get (?:update|install) -|\['ci'|playwright install|install(?:Browser|Programs|Package)\(/;

function outcome(script: string, failed = 0): Outcome {
  return { script, seconds: 1, passed: 1 - failed, failed };
}

test('tests and their support code install nothing: the set-up has done it before', () => {
  const files = globSync(['tests/**/*.ts', 'features/**/*.ts', 'scripts/test/browser/*.ts']);
  expect(files.length).toBeGreaterThan(100);
  const guilty = files.filter((file) => installing.test(readFileSync(file, 'utf8')));
  expect(guilty.filter((file) => !file.startsWith('tests/scripts/'))).toEqual([]);
  expect(steps.map(({ script }) => script)).not.toContain(setup.script);
});

test('a step begins when all that it needs has passed, and waits for nothing else', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  const chain: Step[] = [
    { script: 'slow', needs: [] },
    { script: 'quick', needs: [] },
    { script: 'after quick', needs: ['quick'] },
    { script: 'after both', needs: ['slow', 'quick'] },
  ];
  const running = runInOrder(chain, async ({ script }) => {
    begun.push(script);
    if (script === 'slow') await slow.promise;
    if (script === 'after quick') slow.resolve();
    return outcome(script);
  });
  expect((await running).map(({ script }) => script)).toEqual(chain.map(({ script }) => script));
  expect(begun).toEqual(['slow', 'quick', 'after quick', 'after both']);
});

test('a step that comes after another one waits for its end, and not for its success', async () => {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const lane: Step[] = [
    { script: 'first', needs: [] },
    { script: 'beside', needs: [] },
    { script: 'second', needs: [], after: ['first'] },
  ];
  const outcomes = await runInOrder(lane, async ({ script }) => {
    begun.push(script);
    if (script === 'first') await promise;
    resolve();
    return outcome(script, script === 'first' ? 1 : 0);
  });
  expect(begun).toEqual(['first', 'beside', 'second']);
  expect(outcomes.map(({ failed }) => failed)).toEqual([1, 0, 0]);
});

test('what needs a step that failed is not run, and fails', async () => {
  const after: Step[] = [
    { script: 'features', needs: ['setup'] },
    { script: 'looks', needs: ['features'] },
    { script: 'lint', needs: [] },
  ];
  const run = async ({ script }: Step) => outcome(script);
  expect(await runInOrder(after, run, [outcome('setup', 1)])).toMatchObject([
    { script: 'setup', failed: 1 },
    { script: 'features', failed: 1, reason: 'not run: setup failed' },
    { script: 'looks', failed: 1, reason: 'not run: features failed' },
    { script: 'lint', failed: 0 },
  ]);
});

test('every need is a step that stands before', async () => {
  const run = async ({ script }: Step) => outcome(script);
  expect(await runInOrder(steps, run, [outcome('setup')])).toHaveLength(steps.length + 1);
});
