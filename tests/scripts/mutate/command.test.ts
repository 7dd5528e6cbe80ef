import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../../../scripts/mutate/command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  { ends: 'well', code: 0, isGood: true },
  { ends: 'badly', code: 3, isGood: false },
])('what ends $ends tells so, with what it printed', async ({ code, isGood }) => {
  const script = `console.log('out'); console.error('wrong'); process.exitCode = ${code};`;
  const outcome = await runScript(folder, ['-e', script], new AbortController().signal);
  expect(outcome).toEqual({ isGood, output: 'out\nwrong\n' });
});

test('what it leaves lying about stays in the folder', async () => {
  const script = `console.log(require('node:os').tmpdir())`;
  const { output } = await runScript(folder, ['-e', script], new AbortController().signal);
  expect(path.relative(folder, output.trim())).toBe(path.join('var', 'tmp'));
});

test('an interruption ends it, with the processes that it has started', async () => {
  const interruption = new AbortController();
  const child = `require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`;
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000);`;
  const running = runScript(folder, ['-e', script], interruption.signal);
  const pid = await vi.waitFor(
    async () => {
      const text = await readFile(path.join(folder, 'pid'), 'utf8');
      expect(text).toMatch(/^\d+$/);
      return Number(text);
    },
    { timeout: 60_000 },
  );
  interruption.abort();
  await expect(running).rejects.toThrow(/abort/i);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 });
});

test('after an interruption nothing is begun', async () => {
  const signal = AbortSignal.abort();
  await expect(runScript(folder, ['-e', ''], signal)).rejects.toThrow(/abort/i);
});
