import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { run } from '../../scripts/content/commands.ts';
import {
  checkSchemas,
  schemaFile,
  writeSchemas,
} from '../../scripts/content/validate/json-schema.ts';
import { inLine, writeSite } from '../pipeline/small-site.ts';

const sharedFile = 'schema/json/definitions.json';

function emptyProject(): string {
  const root = writeSite();
  mkdirSync(join(root, 'schema/json'), { recursive: true });
  return root;
}

test('what was written is right, and is not written again', async () => {
  const root = emptyProject();
  expect(await writeSchemas(root)).toEqual([...kinds.map(schemaFile), sharedFile]);
  expect(await checkSchemas(root)).toEqual([]);
  expect(await writeSchemas(root)).toEqual([]);
});

test('the command that a report names writes them', async () => {
  const root = emptyProject();
  mkdirSync(join(root, 'content/images'), { recursive: true });
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await run(['build', '--root', root])).toBe(0);
  expect(await checkSchemas(root)).toEqual([]);
});

test('a schema that was changed by hand, or is missing, is reported', async () => {
  const root = emptyProject();
  await writeSchemas(root);
  const file = join(root, 'schema/json/figures.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"percent"', '"per cent"'));
  const [drift, ...others] = await checkSchemas(root);
  expect(others).toEqual([]);
  expect(drift && inLine(drift)).toBe(
    'schema/json/figures.json:1:1-1:1 schema-drift: the JSON Schema is not what the schemas of schema/ say',
  );
  expect(drift?.hint).toBe('run `npm run content:build` and commit its result');
  expect(await writeSchemas(root)).toEqual(['schema/json/figures.json']);
});

test('every key that an editor may write is described', () => {
  const shared = read(sharedFile);
  const undescribed = [...kinds.map(schemaFile), sharedFile].flatMap((file) =>
    undescribedKeys(read(file), shared.definitions ?? {}).map((key) => `${file}: ${key}`),
  );
  expect(undescribed).toEqual([]);
});

function read(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The keys of a schema whose description, their own or a referred one, is missing. */
function undescribedKeys(schema: Schema, definitions: Record<string, Schema>): string[] {
  const isDescribed = (part: Schema): boolean => {
    const referred = definitions[part.$ref?.replace('definitions.json#/definitions/', '') ?? ''];
    const parts = [...(part.allOf ?? []), ...(referred ? [referred] : [])];
    return part.description !== undefined || parts.some(isDescribed);
  };
  return [schema, ...Object.values(schema.definitions ?? {})].flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([key, part]) => key !== 'fr' && key !== 'en' && !isDescribed(part))
      .map(([key]) => key),
  );
}

type Schema = {
  $ref?: string;
  allOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
};
