import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { kinds } from '#schema/registry.ts';
import { editorKeywords } from './editor-hints.ts';
import { makeJsonSchemas } from './json-schema.ts';

/**
 * The source of a CommonJS module with a validator of each kind. Compiling is what costs: no
 * optimising, no inlining, and no proof that the schema is one, which is a test's.
 */
export function compileValidators(): string {
  const ajv = new Ajv({
    strict: true,
    keywords: editorKeywords,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, optimize: false },
    schemas: [...makeJsonSchemas().values()],
  });
  return standalone(ajv, Object.fromEntries(kinds.map(({ name }) => [name, `${name}.json`])));
}
