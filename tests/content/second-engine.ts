import { Ajv, type ValidateFunction } from 'ajv';
import { nameLists } from '#schema/marks.ts';
import type { Kind } from '#schema/registry.ts';
import { editorKeywords, namesFile } from '../../scripts/content/validate/editor-hints.ts';
import { makeJsonSchemas } from '../../scripts/content/validate/json-schema.ts';

/** What the content's names are to a validator: nothing is refused for being none of them. */
const anyNames = {
  $id: namesFile,
  definitions: Object.fromEntries(nameLists.map((list) => [list, {}])),
};

const ajv = new Ajv({
  strict: true,
  keywords: editorKeywords,
  inlineRefs: false,
  schemas: [...makeJsonSchemas().values(), anyNames],
});

/** What editors' programs hold a file against: the JSON Schema of its kind. */
export function validatorOf({ name }: Kind): ValidateFunction {
  const validate = ajv.getSchema(`${name}.json`);
  if (!validate) throw new Error(`no JSON Schema of ${name}`);
  return validate;
}
