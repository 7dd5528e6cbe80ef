import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { schemaFile } from '../../scripts/content/validate/json-schema.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('Visual Studio Code knows the extension and the schema of each file, before its first line is written', () => {
  expect(read('.vscode/extensions.json').recommendations).toContain('redhat.vscode-yaml');
  // A page in French alone names its schema on its first line, which goes before.
  const wanted = kinds.filter(({ name }) => name !== 'french-page');
  expect(read('.vscode/settings.json')['yaml.schemas']).toEqual(
    Object.fromEntries(wanted.map((kind) => [`./${schemaFile(kind)}`, `content/${kind.files}`])),
  );
});
