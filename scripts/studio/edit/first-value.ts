import type { $ZodType } from 'zod/v4/core';
import { type Language, languages } from '#schema/languages.ts';
import { marks } from '#schema/marks.ts';
import { checksOf, isOptional, shapeOf } from '#schema/reflect.ts';
import { firstTexts } from '../../content/doubts/first-texts.ts';

/** What a new value may name. */
export type Known = { figure: string; image: string; id: string; today: string };

const longTexts: Record<Language, string> = {
  fr: 'Nouveau texte : ce que vos lecteurs apprennent ici, en une ou deux phrases simples.',
  en: 'New text: what your readers learn here, in one or two plain sentences of your own.',
};

/**
 * The least value that a schema accepts: all that is required, with texts that say that they are new.
 * A link leads home, a number is the smallest of its kind, a choice is the first.
 */
export function firstValue(schema: $ZodType, known: Known, language: Language = 'fr'): unknown {
  const mark = marks.get(schema)?.mark;
  const shape = shapeOf(schema);
  if (mark === 'localized' && shape.type === 'object') {
    return Object.fromEntries(
      languages.map((each) => [each, firstValue(inner(shape.keys[each]), known, each)]),
    );
  }
  if (mark === 'spread' && shape.type === 'object') {
    return { [language]: firstValue(inner(shape.keys[language]), known, language) };
  }
  if (mark === 'line' || mark === 'rich' || mark === 'label') return firstTexts[language];
  if (mark === 'link') return '/';
  if (mark === 'figure') return known.figure;
  if (mark === 'icon') return 'circle';
  if (mark === 'image') return known.image;
  if (mark === 'anchor') return known.id;
  return byType(schema, known, language);
}

function byType(schema: $ZodType, known: Known, language: Language): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.keys)
          .filter(([key, value]) => isNeeded(key, value))
          .map(([key, value]) => [key, ofKey(key, firstValue(value, known, language))]),
      );
    case 'array': {
      const length = leastOf(schema);
      return Array.from({ length }, (_, index) =>
        // Each anchor stands once on its page.
        firstValue(shape.element, { ...known, id: `${known.id}-${index + 1}` }, language),
      );
    }
    case 'tuple':
      return shape.items.map((item) => firstValue(item, known, language));
    case 'enum':
    case 'literal':
      return shape.values[0];
    case 'boolean':
      return false;
    case 'number':
      return leastOf(schema);
    case 'union':
      return firstValue(inner(shape.options[0]), known, language);
    case 'optional':
    case 'default':
      return firstValue(shape.inner, known, language);
    default:
      return wordFor(schema, known, language);
  }
}

/** The first of some usual words that has the form that the schema wants. */
function wordFor(schema: $ZodType, { today, id }: Known, language: Language): string {
  const patterns = checksOf(schema).flatMap(({ pattern }) =>
    pattern instanceof RegExp ? pattern : [],
  );
  const words = [
    firstTexts[language],
    today,
    today.slice(0, 7),
    today.slice(0, 4),
    '09:00',
    'FR',
    id,
  ];
  return words.find((word) => patterns.every((each) => each.test(word))) ?? firstTexts[language];
}

/** A figure or a sign is needed, and the schema cannot say which: a figure will do. */
function isNeeded(key: string, schema: $ZodType): boolean {
  return key === 'figure' || !isOptional(schema);
}

/** What search engines show has a least length. */
function ofKey(key: string, value: unknown): unknown {
  if (key !== 'summary' && key !== 'description') return value;
  if (typeof value !== 'object' || value === null) return longTexts.fr;
  return Object.fromEntries(languages.map((each) => [each, longTexts[each]]));
}

/** Whether a text must be a date, such as 2027-01-01. */
export function isDate(schema: $ZodType): boolean {
  return checksOf(schema).some(
    ({ pattern }) => pattern instanceof RegExp && pattern.test('2027-01-31') && !pattern.test('a'),
  );
}

/** How many items a list must have, and how large a number must be. */
function leastOf(schema: $ZodType): number {
  const counts = checksOf(schema).map(({ minimum, length, value, check }) =>
    Number(minimum ?? length ?? (check === 'greater_than' ? value : undefined) ?? 0),
  );
  return Math.max(0, ...counts);
}

function inner(schema: $ZodType | undefined): $ZodType {
  if (!schema) throw new Error('the schema has no such part');
  const shape = shapeOf(schema);
  return shape.type === 'optional' ? shape.inner : schema;
}
