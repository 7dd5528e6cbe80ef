import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited, writeProject } from './small-project.ts';

function content(...args: string[]) {
  const result = spawnSync(process.execPath, ['scripts/content/cli.ts', ...args], {
    encoding: 'utf8',
  });
  return { status: result.status, stdout: result.stdout, firstError: result.stderr.split('\n')[0] };
}

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
  ])('%j', (args, line) => {
    const { status, stdout, firstError } = content(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(firstError).toContain(line);
  });
});

test('a mistake fails the check and says where it is', () => {
  const root = writeProject(edited('content/figures.yaml', 'unit: count', 'unit: counts'));
  for (const folder of ['app', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const { status, stdout } = content('check', '--root', root, '--format', 'json');
  expect(status).toBe(1);
  expect(stdout.split('\n')).toContainEqual(
    expect.stringContaining('"path":"content/figures.yaml","line":2,"column":42'),
  );
});
