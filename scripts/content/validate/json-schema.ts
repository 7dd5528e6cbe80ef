import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import * as z from 'zod';
import { type Kind, kinds } from '#schema/registry.ts';
import { type Diagnostic, reportAt } from '../mistakes/catalogue.ts';
import { startOfFile } from '../mistakes/place.ts';

const folder = 'schema/json';
const projectRoot = join(import.meta.dirname, '../../..');

/** The path of a kind's JSON Schema, from the project's root. */
export function schemaFile({ name }: Kind): string {
  return `${folder}/${name}.json`;
}

/** The JSON Schema of a kind (draft 7: what the editors' YAML server reads best). */
function toJsonSchema(kind: Kind): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(kind.schema, {
    target: 'draft-07',
    reused: 'ref',
    unrepresentable: 'throw',
  });
  return { $schema, $id: `${kind.name}.json`, title: kind.name, ...schema };
}

/** Writes the JSON Schemas of all kinds; answers the paths of those that changed. */
export async function writeSchemas(root = projectRoot): Promise<string[]> {
  const changed: string[] = [];
  for (const kind of kinds) {
    const path = schemaFile(kind);
    const text = serialise(kind);
    if ((await readIfThere(join(root, path))) === text) continue;
    await writeFile(join(root, path), text);
    changed.push(path);
  }
  return changed;
}

/** The committed JSON Schemas that are not what the schemas say. */
export async function checkSchemas(root = projectRoot): Promise<Diagnostic[]> {
  const verdicts = await Promise.all(
    kinds.map(async (kind) => {
      const path = schemaFile(kind);
      const isSame = (await readIfThere(join(root, path))) === serialise(kind);
      const command = 'npm run content:schemas';
      return isSame ? [] : [reportAt('schema-drift', path, startOfFile, { command })];
    }),
  );
  return verdicts.flat();
}

const validators = new WeakMap<Kind, ValidateFunction>();

/** The second engine's validator of a kind, compiled when first needed. */
export function validatorOf(kind: Kind): ValidateFunction {
  const known = validators.get(kind);
  if (known) return known;
  // Only the verdict counts, and compiling is what costs: no second error, no optimising, no inlining,
  // and no proof that the schema is one, which is a test's.
  const ajv = new Ajv({
    strict: true,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  const validate = ajv.compile(toJsonSchema(kind));
  validators.set(kind, validate);
  return validate;
}

function serialise(kind: Kind): string {
  return `${JSON.stringify(toJsonSchema(kind), null, 2)}\n`;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
