import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { interfaceMessages, limitedMessages } from '#schema/interface.ts';
import { type Kind, kinds } from '#schema/registry.ts';
import { type Diagnostic, reportAt } from '../mistakes/catalogue.ts';
import { startOfFile } from '../mistakes/place.ts';
import { addHints, describeInBoth } from './editor-hints.ts';
import { type JsonSchema, shareDefinitions } from './share-definitions.ts';

const folder = 'schema/json';
const projectRoot = join(import.meta.dirname, '../../..');

/** The path of a kind's JSON Schema, from the project's root. */
export function schemaFile({ name }: Kind): string {
  return `${folder}/${name}.json`;
}

/** What several kinds repeat stands once, in this file beside theirs. */
const sharedFile = 'definitions.json';

/** The JSON Schemas by the name of their file (draft 7: what the editors' YAML server reads best). */
export function makeJsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const whole = new Map(kinds.map((kind) => [kind.name, toJsonSchema(kind.schema)]));
  const { schemas, definitions } = shareDefinitions(whole, sharedFile);
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const shared = { $schema, $id: sharedFile, title: 'What several files share', definitions };
  return new Map([
    ...[...schemas].map(([title, schema]): [string, JsonSchema] => {
      const file = `${title}.json`;
      return [file, describeInBoth({ $schema, $id: file, title, ...schema })];
    }),
    [sharedFile, describeInBoth(shared)],
  ]);
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    unrepresentable: 'throw',
    override: ({ zodSchema, jsonSchema }) => {
      addHints(zodSchema, jsonSchema);
      if (zodSchema === interfaceMessages) {
        const limited = Object.entries(limitedMessages);
        jsonSchema.properties = Object.fromEntries(
          limited.map(([id, message]) => [id, toJsonSchema(message)]),
        );
      }
    },
  });
  return rest;
}

/** Holds the fingerprint of the JSON Schemas as they were written last, and of all that they are made of. */
const mark = 'var/json-schemas';

/** Writes the JSON Schemas of all kinds where a project keeps them, unless they stand there; answers what changed. */
export async function writeSchemas(root: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  if ((await readIfThere(join(root, mark))) === fingerprint(root)) return [];
  const changed: string[] = [];
  for (const [name, schema] of makeJsonSchemas()) {
    const path = `${folder}/${name}`;
    const text = serialise(schema);
    if ((await readIfThere(join(root, path))) === text) continue;
    await writeFile(join(root, path), text);
    changed.push(path);
  }
  await mkdir(dirname(join(root, mark)), { recursive: true });
  await writeFile(join(root, mark), fingerprint(root));
  return changed;
}

function fingerprint(root: string): string {
  const sources = ['package-lock.json', 'schema/**/*.ts', 'scripts/content/validate/*'];
  const files = [
    ...globSync(sources, { cwd: projectRoot }).map((file) => join(projectRoot, file)),
    ...globSync(`${folder}/*`, { cwd: root }).map((file) => join(root, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The committed JSON Schemas that are not what the schemas say. */
export async function checkSchemas(root = projectRoot): Promise<Diagnostic[]> {
  const verdicts = await Promise.all(
    [...makeJsonSchemas()].map(async ([name, schema]) => {
      const path = `${folder}/${name}`;
      const isSame = (await readIfThere(join(root, path))) === serialise(schema);
      const command = 'npm run content:build';
      return isSame ? [] : [reportAt('schema-drift', path, startOfFile, { command })];
    }),
  );
  return verdicts.flat();
}

/** A reference stands on one line, as a formatter would put it. */
function serialise(schema: JsonSchema): string {
  const text = JSON.stringify(schema, null, 2)
    .replaceAll(/\{\s+("\$ref": "[^"]*")\s+\}/gu, '{ $1 }')
    .replaceAll(/"examples": \[[^\]]*\]/gu, onOneLine)
    .replaceAll(/^( *)"body": \{\n[\s\S]*?\n\1\}/gmu, onOneLine)
    .replaceAll(/\[\s+(\{ "\$ref": "[^"]*" \})\s+\]/gu, '[$1]');
  return `${text}\n`;
}

/** Names and snippets are read by programs alone. */
function onOneLine(part: string): string {
  return part.replaceAll(/\n\s*/gu, ' ');
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
