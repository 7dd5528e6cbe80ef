import type { $ZodType } from 'zod/v4/core';
import { isOptional, shapeOf } from '#schema/reflect.ts';
import { frenchDescriptions } from './in-french.ts';
import { descriptionOf, kindsOf } from './schema-at.ts';

/** What an editor's program offers where a section may begin: its keys, the places to fill numbered. */
export type Snippet = { label: string; description: string; body: unknown };

/** A snippet for each kind of section that a union knows, with the keys that it needs. */
export function sectionSnippets(union: $ZodType): Snippet[] {
  const shape = shapeOf(union);
  if (shape.type !== 'union') return [];
  return kindsOf(union).flatMap((label, index) => {
    const option = shape.options[index];
    if (!option) return [];
    const words = descriptionOf(option);
    const french = frenchDescriptions[words?.en ?? ''];
    const description = [french, words?.en].filter((each) => each !== undefined).join(' · ');
    return [{ label, description, body: bodyOf(option, { next: 1 }) }];
  });
}

/** The least that a schema accepts, as a snippet; each place to fill has the next number. */
function bodyOf(schema: $ZodType, places: { next: number }): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.keys)
          .filter(([, part]) => !isOptional(part))
          .map(([key, part]) => [key, bodyOf(part, places)]),
      );
    case 'array':
      return [bodyOf(shape.element, places)];
    case 'tuple':
      return shape.items.map((item) => bodyOf(item, places));
    case 'literal':
      return shape.values[0];
    case 'enum':
      return `\${${places.next++}|${shape.values.join(',')}|}`;
    case 'boolean':
      return false;
    case 'number':
      return 10;
    default:
      return `$${places.next++}`;
  }
}
