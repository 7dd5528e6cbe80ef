import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { schemaFile } from '../../scripts/content/validate/json-schema.ts';

const root = path.resolve(import.meta.dirname, '../..');

// The pipeline compiles its schemas without asking whether they are schemas.
test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s is a JSON Schema',
  async (_, kind) => {
    const schema = JSON.parse(await readFile(path.join(root, schemaFile(kind)), 'utf8'));
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    const ajv = new Ajv();
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  },
);
