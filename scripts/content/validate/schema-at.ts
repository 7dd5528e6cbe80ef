import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { interfaceMessages, limitedMessages } from '#schema/interface.ts';
import { marks } from '#schema/marks.ts';
import { isOptional, kindsOfOption, optionOf, shapeOf } from '#schema/reflect.ts';
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
function unwrap(schema: $ZodType, value: unknown): $ZodType {
  const shape = shapeOf(schema);
  if ('inner' in shape) return unwrap(shape.inner, value);
  const option = optionOf(shape, value);
  return option ? unwrap(option, value) : schema;
}

/** A schema without what makes it optional, and whether it was. */
export function required(
  schema: $ZodType,
  value: unknown,
): { schema: $ZodType; isOptional: boolean } {
  return { schema: unwrap(schema, value), isOptional: isOptional(schema) };
}

/** The keys that a map may have at a place. */
export function keysOf(schema: $ZodType | undefined, value: unknown): string[] {
  if (!schema) return [];
  const shape = shapeOf(unwrap(schema, value));
  return shape.type === 'object' ? Object.keys(shape.keys) : [];
}

/** The kinds that a union of kinds knows, by its discriminator. */
export function kindsOf(schema: $ZodType | undefined): string[] {
  const shape = schema && shapeOf(unwrap(schema, undefined));
  if (shape?.type !== 'union' || shape.discriminator === undefined) return [];
  const { options, discriminator } = shape;
  return options.map((option) => String(kindsOfOption(option, discriminator)[0]));
}

/** What the schema tells editors about a place. */
export function descriptionOf(schema: $ZodType | undefined): Words | undefined {
  if (!schema) return undefined;
  const own = z.globalRegistry.get(schema)?.description;
  if (own !== undefined) return { en: own, fr: inFrench(own) ?? own };
  const shape = shapeOf(schema);
  return shape.type === 'optional' ? descriptionOf(shape.inner) : undefined;
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
  return schema && shapeOf(unwrap(schema, undefined)).type;
}

function childSchema(schema: $ZodType, step: string | number, value: unknown) {
  const shape = shapeOf(unwrap(schema, value));
  switch (shape.type) {
    case 'object':
      return Object.hasOwn(shape.keys, step) ? shape.keys[step] : undefined;
    case 'array':
      return shape.element;
    case 'tuple':
      return shape.items[Number(step)];
    case 'record':
      return (schema === interfaceMessages && limitedMessages[step]) || shape.value;
    default:
      return undefined;
  }
}

function childValue(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
