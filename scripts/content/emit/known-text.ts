import type * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { defaultLanguage } from '#schema/languages.ts';
import { knowledge, marks } from '#schema/marks.ts';
import { optionOf, shapeOf } from '#schema/reflect.ts';
import type { DataPath } from '../mistakes/place.ts';
import { plainText } from '../resolve/rich-text.ts';

/** A text that the assistant may know, and where it stands in the compiled value. */
export type KnownText = { path: DataPath; text: string };

/** What of a compiled value its schema marks as known, in reading order. */
export function knownTexts(schema: z.ZodType, value: unknown): KnownText[] {
  return textsOf(schema, value, []);
}

/** Texts read one after the other, each a sentence. */
export function inSentences(texts: readonly KnownText[]): string {
  return texts.map(({ text }) => asSentence(text)).join(' ');
}

function textsOf(schema: $ZodType, value: unknown, path: DataPath): KnownText[] {
  const known = knowledge.get(schema)?.as;
  if (known === 'text') return lines(schema, value).map((text) => ({ path, text }));
  const parts = partsOf(schema, value, path);
  if (known !== 'sentence' || parts.length === 0) return parts;
  return [{ path, text: parts.map(({ text }) => text).join(' ') }];
}

function partsOf(schema: $ZodType, value: unknown, path: DataPath): KnownText[] {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.entries(shape.keys).flatMap(([key, inner]) => {
        if (typeof value !== 'object' || value === null) return [];
        if (marks.get(inner)?.mark === 'spread') return textsOf(oneLanguage(inner), value, path);
        return textsOf(inner, Reflect.get(value, key), [...path, key]);
      });
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => textsOf(shape.element, item, [...path, index]))
        : [];
    case 'optional':
      return textsOf(shape.inner, value, path);
    case 'union': {
      const option = optionOf(shape, value);
      return option ? textsOf(option, value, path) : [];
    }
    default:
      return [];
  }
}

/** A text that is known; a list or a rich text gives a line each. */
function lines(schema: $ZodType, value: unknown): string[] {
  const isRich = marks.get(oneLanguage(schema))?.mark === 'rich';
  const text = isRich && Array.isArray(value) ? plainText(value) : value;
  if (typeof text !== 'string' || text.trim() === '') return [];
  return isRich ? text.split('\n') : [text];
}

/** The schema of a localized value in one language, which is what is left of it once compiled. */
function oneLanguage(schema: $ZodType): $ZodType {
  const shape = shapeOf(schema);
  if (shape.type === 'optional') return oneLanguage(shape.inner);
  const mark = marks.get(schema)?.mark;
  const isLocalized = mark === 'localized' || mark === 'spread';
  const inner = isLocalized && shape.type === 'object' ? shape.keys[defaultLanguage] : undefined;
  return inner ? oneLanguage(inner) : schema;
}

function asSentence(text: string): string {
  const trimmed = text.replaceAll(/\s*\n\s*/gu, ' ').trim();
  return /[.!?…:]$/u.test(trimmed) ? trimmed : `${trimmed.replace(/\s*[;,]$/u, '')}.`;
}
