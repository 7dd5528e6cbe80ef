import { type $ZodType, safeParse } from 'zod/v4/core';
import { isOptional, shapeOf } from '#schema/reflect.ts';

/** Texts of which one fits each pattern of the schemas. */
const texts = [
  'Texte',
  'exemple',
  '/exemple',
  'https://exemple.example',
  'FR',
  '2026-10-05',
  '2026',
  '08:02',
  'exemple.svg',
  'nom@exemple.example',
  'chat.send',
  'agents/exemple',
];

/** How much of a schema a sample fills: what is needed, or optional keys too. */
export type Extent = 'least' | 'most';

/** A value that a schema accepts, made from the schema alone. */
export function sample(schema: $ZodType, extent: Extent = 'least'): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.keys)
          .filter(([, part]) => extent === 'most' || !isOptional(part))
          .map(([key, part]) => [key, sample(part, extent)]),
      );
    case 'array':
      return Array.from({ length: lengthOf(schema) }, () => sample(shape.element, extent));
    case 'tuple':
      return shape.items.map((item) => sample(item, extent));
    case 'record':
      return { [String(sample(shape.key))]: sample(shape.value, extent) };
    case 'optional':
      return sample(shape.inner, extent);
    case 'union':
      return sample(firstOf(shape.options), extent);
    case 'literal':
    case 'enum':
      return firstOf(shape.values);
    case 'boolean':
      return true;
    case 'number':
      return 10;
    case 'string':
      return firstOf(texts.filter((text) => safeParse(schema, text).success));
    default:
      throw new Error(`no sample for a schema of type ${shape.type}`);
  }
}

/** A page of each kind of section, so that every option of the union is sampled. */
export function sectionSamples(union: $ZodType, extent: Extent): unknown[] {
  const shape = shapeOf(union);
  if (shape.type !== 'union') throw new Error('sections are a union');
  return shape.options.map((option) => sample(option, extent));
}

/** The shortest list that a schema accepts: its items do not matter for that. */
function lengthOf(schema: $ZodType): number {
  for (let length = 1; length < 10; length++) {
    const issues = safeParse(schema, Array(length).fill(undefined)).error?.issues ?? [];
    if (!issues.some(({ code, path }) => code.startsWith('too_') && path.length === 0))
      return length;
  }
  throw new Error('no length fits the list');
}

function firstOf<T>(values: readonly T[]): T {
  const [first] = values;
  if (first === undefined) throw new Error('nothing to choose from');
  return first;
}
