import * as z from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { interfaceMessages, limitedMessages } from '#schema/interface.ts';
import { marks } from '#schema/marks.ts';
import type { Words } from '#schema/words.ts';
import type { DataPath } from '../mistakes/place.ts';
import { inFrench } from './in-french.ts';

/** The schema of a place in a value, or undefined where the schema knows none. */
export function schemaAt(schema: $ZodType, path: DataPath, value: unknown): $ZodType | undefined {
  let current: $ZodType | undefined = schema;
  let data = value;
  for (const step of path) {
    if (!current) return undefined;
    current = childSchema(current, step, data);
    data = childValue(data, step);
  }
  return current;
}

/** The value of a place, or undefined. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(childValue, value);
}

/** A schema without what makes it optional; of a union of kinds, the kind of the value. */
function unwrap(schema: $ZodType, value: unknown): $ZodTypes {
  const known = schema as $ZodTypes;
  const { def } = known._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return unwrap(def.innerType, value);
  }
  if (def.type === 'union' && 'discriminator' in def && typeof def.discriminator === 'string') {
    const key = def.discriminator;
    const kind = childValue(value, key);
    const option = def.options.find((each) => kindOf(each, key) === kind && kind !== undefined);
    if (option) return unwrap(option, value);
  }
  return known;
}

/** A schema without what makes it optional, and whether it was. */
export function required(
  schema: $ZodType,
  value: unknown,
): { schema: $ZodTypes; isOptional: boolean } {
  const inner = unwrap(schema, value);
  return { schema: inner, isOptional: (schema as $ZodTypes)._zod.def.type === 'optional' };
}

/** The keys that a map may have at a place. */
export function keysOf(schema: $ZodType | undefined, value: unknown): string[] {
  if (!schema) return [];
  const { def } = unwrap(schema, value)._zod;
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

/** The kinds that a union of kinds knows, by its discriminator. */
export function kindsOf(schema: $ZodType | undefined): string[] {
  const def = schema && unwrap(schema, undefined)._zod.def;
  if (def?.type !== 'union' || !('discriminator' in def)) return [];
  const key = String(def.discriminator);
  return def.options.map((option) => String(kindOf(option, key)));
}

/** What the schema tells editors about a place. */
export function descriptionOf(schema: $ZodType | undefined): Words | undefined {
  if (!schema) return undefined;
  const own = z.globalRegistry.get(schema)?.description;
  if (own !== undefined) return { en: own, fr: inFrench(own) ?? own };
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === 'optional' ? descriptionOf(def.innerType) : undefined;
}

/** Whether a text stands in both languages here. */
export function isLocalized(schema: $ZodType | undefined): boolean {
  const mark = schema && marks.get(unwrap(schema, undefined))?.mark;
  return mark === 'localized' || mark === 'spread';
}

/** Whether a text of one line stands here. */
export function isLine(schema: $ZodType | undefined): boolean {
  return schema !== undefined && marks.get(unwrap(schema, undefined))?.mark === 'line';
}

/** Whether what stands here is a list, a map, or a simple value. */
export function typeOf(schema: $ZodType | undefined): string | undefined {
  return schema && unwrap(schema, undefined)._zod.def.type;
}

function childSchema(schema: $ZodType, step: string | number, value: unknown) {
  const { def } = unwrap(schema, value)._zod;
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
    case 'array':
      return def.element;
    case 'tuple':
      return def.items[Number(step)];
    case 'record':
      return (schema === interfaceMessages && limitedMessages[step]) || def.valueType;
    default:
      return undefined;
  }
}

function childValue(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

function kindOf(option: $ZodType, key: string): unknown {
  const { def } = (option as $ZodTypes)._zod;
  if (def.type !== 'object') return undefined;
  const literal = (def.shape[key] as $ZodTypes | undefined)?._zod.def;
  return literal?.type === 'literal' ? literal.values[0] : undefined;
}
