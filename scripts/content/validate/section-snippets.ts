import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { frenchDescriptions } from './in-french.ts';
import { descriptionOf, kindsOf } from './schema-at.ts';

/** What an editor's program offers where a section may begin: its keys, the places to fill numbered. */
export type Snippet = { label: string; description: string; body: unknown };

/** A snippet for each kind of section that a union knows, with the keys that it needs. */
export function sectionSnippets(union: $ZodType): Snippet[] {
  const { def } = (union as $ZodTypes)._zod;
  if (def.type !== 'union') return [];
  return kindsOf(union).flatMap((label, index) => {
    const option = def.options[index];
    if (!option) return [];
    const words = descriptionOf(option);
    const french = frenchDescriptions[words?.en ?? ''];
    const description = [french, words?.en].filter((each) => each !== undefined).join(' · ');
    return [{ label, description, body: bodyOf(option, { next: 1 }) }];
  });
}

/** The least that a schema accepts, as a snippet; each place to fill has the next number. */
function bodyOf(schema: $ZodType, places: { next: number }): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, part]) => (part as $ZodTypes)._zod.def.type !== 'optional')
          .map(([key, part]) => [key, bodyOf(part, places)]),
      );
    case 'array':
      return [bodyOf(def.element, places)];
    case 'tuple':
      return def.items.map((item) => bodyOf(item, places));
    case 'literal':
      return def.values[0];
    case 'enum':
      return `\${${places.next++}|${Object.values(def.entries).join(',')}|}`;
    case 'boolean':
      return false;
    case 'number':
      return 10;
    default:
      return `$${places.next++}`;
  }
}
