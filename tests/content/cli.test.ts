import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../../scripts/content/commands.ts';
import { edited, writeSite } from '../pipeline/small-site.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

test.each([
  [['check', '--fromat', 'json'], 'usage: content check'],
  [['check', '--fromat', 'json'], "'--fromat'"],
  [['check', '--format', 'xml', '--lang', 'fr'], 'usage\u00a0: content check'],
  [['check', 'everything'], 'usage: content check'],
  [['build', '--lang', 'de'], 'usage: content check'],
  [['chek'], 'usage: content check'],
  [[], 'usage: content check'],
])('arguments that make no sense are answered by how to ask: %j', async (args, usage) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const printed = vi.spyOn(process.stdout, 'write');
  expect(await run(args)).toBe(2);
  expect(said.mock.calls[0]).toEqual([expect.stringContaining(usage)]);
  expect(printed).not.toHaveBeenCalled();
});

test('a mistake fails the command and says where it is', () => {
  const root = writeSite(edited('content/figures.yaml', 'unit: percent', 'unit: percents'));
  for (const folder of ['app', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const args = ['scripts/content/cli.ts', 'check', '--root', root, '--format', 'json'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout.split('\n')).toContainEqual(
    expect.stringContaining('"path":"content/figures.yaml","line":3,"column":30'),
  );
});
