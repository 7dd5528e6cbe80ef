import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/content/commands.ts';
import { slow } from '../slow.ts';
import { edited, writeProject } from './small-project.ts';

vi.setConfig(slow);

describe('arguments that make no sense', () => {
  test.each([
    [['check', '--fromat', 'json'], 'unknown option --fromat'],
    [['check', '--format', 'xml'], 'unknown format xml: one of text, github, json'],
    [['check', 'everything'], 'nothing is expected where `everything` stands'],
    [['build', '--root'], 'the option --root needs a value'],
    [['check', '--notes=all'], 'the option --notes takes no value'],
    [['chek'], 'unknown command chek'],
    [[], 'a command is missing'],
    [['chek', '--lang', 'fr'], 'commande inconnue\u00a0: chek'],
    [['check', '--fromat', '--lang=fr'], 'option inconnue\u00a0: --fromat'],
    [['build', '--lang', 'de'], 'unknown language de: one of fr, en'],
  ])('%j', async (args, line) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const printed = vi.spyOn(process.stdout, 'write');
    expect(await run(args)).toBe(2);
    expect(said.mock.calls[0]).toEqual([line]);
    expect(printed).not.toHaveBeenCalled();
  });
});

test('a mistake fails the command and says where it is', () => {
  const root = writeProject(edited('content/figures.yaml', 'unit: count', 'unit: counts'));
  for (const folder of ['app', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const args = ['scripts/content/cli.ts', 'check', '--root', root, '--format', 'json'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout.split('\n')).toContainEqual(
    expect.stringContaining('"path":"content/figures.yaml","line":2,"column":42'),
  );
});
