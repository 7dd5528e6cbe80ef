import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/content/commands.ts';
import { edited, writeSite } from '../pipeline/small-site.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

describe('arguments that make no sense', () => {
  test.each([
    [['check', '--fromat', 'json'], '`--fromat` makes no sense here'],
    [['check', '--format', 'xml'], '`xml` makes no sense here'],
    [['check', 'everything'], '`everything` makes no sense here'],
    [['build', '--root'], '`--root` makes no sense here'],
    [['check', '--notes=all'], '`--notes` makes no sense here'],
    [['chek'], '`chek` makes no sense here'],
    [[], expect.stringContaining('usage: content check')],
    [['chek', '--lang', 'fr'], '`chek` n’a pas de sens ici'],
    [['check', '--fromat', '--lang=fr'], '`--fromat` n’a pas de sens ici'],
    [['build', '--lang', 'de'], '`de` makes no sense here'],
  ])('%j', async (args, line) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const printed = vi.spyOn(process.stdout, 'write');
    expect(await run(args)).toBe(2);
    expect(said.mock.calls[0]).toEqual([line]);
    expect(printed).not.toHaveBeenCalled();
  });
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
