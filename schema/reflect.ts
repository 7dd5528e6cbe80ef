import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** What a schema is made of, as far as the tools walk it. This file alone knows how zod keeps it. */
export type Shape =
  | { type: 'object'; keys: Readonly<Record<string, $ZodType>> }
  | { type: 'array'; element: $ZodType }
  | { type: 'tuple'; items: readonly $ZodType[] }
  | { type: 'record'; key: $ZodType; value: $ZodType }
  | { type: 'union'; options: readonly $ZodType[]; discriminator?: string }
  | { type: 'enum' | 'literal'; values: readonly unknown[] }
  | { type: 'optional' | 'nullable' | 'default'; inner: $ZodType }
  | { type: 'string' | 'number' | 'boolean' | 'other' };

export function shapeOf(schema: $ZodType): Shape {
  // Every schema is one of those that zod lists, which its most general type does not say.
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return { type: 'object', keys: def.shape };
    case 'array':
      return { type: 'array', element: def.element };
    case 'tuple':
      return { type: 'tuple', items: def.items };
    case 'record':
      return { type: 'record', key: def.keyType, value: def.valueType };
    case 'union': {
      const isDiscriminated = 'discriminator' in def && typeof def.discriminator === 'string';
      return {
        type: 'union',
        options: def.options,
        ...(isDiscriminated && { discriminator: String(def.discriminator) }),
      };
    }
    case 'enum':
      return { type: 'enum', values: Object.values(def.entries) };
    case 'literal':
      return { type: 'literal', values: def.values };
    case 'optional':
    case 'nullable':
    case 'default':
      return { type: def.type, inner: def.innerType };
    case 'string':
    case 'number':
    case 'boolean':
      return { type: def.type };
    default:
      return { type: 'other' };
  }
}

export function isOptional(schema: $ZodType): boolean {
  return shapeOf(schema).type === 'optional';
}

/** The values of its discriminator by which an option of a union is chosen. */
export function kindsOfOption(option: $ZodType, discriminator: string): readonly unknown[] {
  const shape = shapeOf(option);
  const literal = shape.type === 'object' ? shape.keys[discriminator] : undefined;
  const values = literal && shapeOf(literal);
  return values?.type === 'literal' ? values.values : [];
}

/** The option of a union of kinds that a value is of. */
export function optionOf(shape: Shape, value: unknown): $ZodType | undefined {
  if (shape.type !== 'union' || shape.discriminator === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { discriminator } = shape;
  const kind: unknown = Reflect.get(value, discriminator);
  return shape.options.find((option) => kindsOfOption(option, discriminator).includes(kind));
}

/** The lengths, bounds and patterns that a schema holds a value to. */
export function checksOf(schema: $ZodType): Record<string, unknown>[] {
  const { def } = (schema as $ZodTypes)._zod;
  return (def.checks ?? []).map((check) => ({ ...check._zod.def }));
}
