import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { nameLists } from '#schema/marks.ts';
import { kinds } from '#schema/registry.ts';
import { editorKeywords, namesFile } from './editor-hints.ts';
import { makeJsonSchemas } from './json-schema.ts';

/** What the content's names are to a validator: nothing is refused for being none of them. */
const anyNames = {
  $id: namesFile,
  definitions: Object.fromEntries(nameLists.map((list) => [list, {}])),
};

/**
 * Prints the source of a CommonJS module with a validator of each kind. Compiling is what costs: no
 * optimising, no inlining, and no proof that the schema is one, which is a test's.
 */
function compileValidators(): string {
  const ajv = new Ajv({
    strict: true,
    keywords: editorKeywords,
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    code: { source: true, optimize: false },
    schemas: [...makeJsonSchemas().values(), anyNames],
  });
  return standalone(ajv, Object.fromEntries(kinds.map(({ name }) => [name, `${name}.json`])));
}

process.stdout.write(compileValidators());
