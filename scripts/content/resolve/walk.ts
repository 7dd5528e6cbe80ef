import type * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { defaultLanguage, isPartial, type Language } from '#schema/languages.ts';
import { type LimitName, limitOf } from '#schema/limits.ts';
import { type Mark, marks } from '#schema/marks.ts';
import { kindsOfOption, shapeOf } from '#schema/reflect.ts';
import type { DataPath } from '../mistakes/place.ts';

/**
 * Told of each marked value; answers what it becomes. Of a localized one it is told where the language
 * is missing and the default one takes its place; what it answers then has no effect.
 */
export type Visit = (mark: Mark, value: unknown, path: DataPath, limit?: LimitName) => unknown;

type Marked = readonly { value: string; path: DataPath }[];

const anchorsOf = new WeakMap<object, Marked>();

/** Every anchor of a file's data, with its place. */
export function findAnchors(schema: z.ZodType, value: object): Marked {
  const known = anchorsOf.get(value);
  if (known) return known;
  const found: { value: string; path: DataPath }[] = [];
  transform(schema, value, defaultLanguage, (mark, text, path) => {
    if (mark === 'anchor' && typeof text === 'string') found.push({ value: text, path });
    return text;
  });
  anchorsOf.set(value, found);
  return found;
}

type Step = (value: unknown, path: DataPath, language: Language, visit: Visit) => unknown;

const steps = new WeakMap<$ZodType, Step>();

/**
 * Walks a value beside its schema and returns it in one language: localized texts are picked,
 * marked values replaced by what `visit` answers, all else kept.
 */
export function transform(
  schema: z.ZodType,
  value: unknown,
  language: Language,
  visit: Visit,
): unknown {
  return stepOf(schema)(value, [], language, visit);
}

function stepOf(schema: $ZodType): Step {
  const known = steps.get(schema);
  if (known) return known;
  const step = makeStep(schema);
  steps.set(schema, step);
  return step;
}

function makeStep(schema: $ZodType): Step {
  const mark = marks.get(schema)?.mark;
  const shaped = shapeStep(schema);
  if (mark === 'localized' || mark === 'spread') {
    return (value, path, language, visit) => {
      const found = inLanguageOf(value, language, mark);
      if (found !== language) visit(mark, value, [...path, language]);
      const all = shaped(value, path, found, visit);
      return isRecord(all) ? all[found] : undefined;
    };
  }
  const limit = limitOf.get(schema)?.limit;
  if (mark) return (value, path, _language, visit) => visit(mark, value, path, limit);
  return shaped;
}

/** The language in which a text is shown: what a partial language lacks is in the default one. */
function inLanguageOf(value: unknown, language: Language, mark: Mark): Language {
  if (mark === 'spread' || !isPartial(language)) return language;
  return isRecord(value) && value[language] === undefined ? defaultLanguage : language;
}

function shapeStep(schema: $ZodType): Step {
  const made = shapeOf(schema);
  switch (made.type) {
    case 'object': {
      const mark = marks.get(schema)?.mark;
      const isLocalized = mark === 'localized' || mark === 'spread';
      const shape = Object.entries(made.keys).map(([key, inner]) => ({
        key,
        step: stepOf(inner),
        isSpread: marks.get(inner)?.mark === 'spread',
      }));
      return (value, path, language, visit) => {
        if (!isRecord(value)) return value;
        const result: Record<string, unknown> = {};
        for (const { key, step, isSpread } of shape) {
          if (value[key] === undefined || (isLocalized && key !== language)) continue;
          const made = step(value[key], [...path, key], language, visit);
          if (isSpread) Object.assign(result, made);
          else result[key] = made;
        }
        return result;
      };
    }
    case 'array':
      return each(stepOf(made.element));
    case 'optional':
    case 'nullable':
    case 'default':
      return stepOf(made.inner);
    case 'record': {
      const step = stepOf(made.value);
      return (value, path, language, visit) =>
        isRecord(value)
          ? Object.fromEntries(
              Object.entries(value).map(([key, inner]) => [
                key,
                step(inner, [...path, key], language, visit),
              ]),
            )
          : value;
    }
    case 'union':
      return made.discriminator === undefined
        ? (value) => value
        : discriminated(made.discriminator, made.options);
    default:
      return (value) => value;
  }
}

function each(step: Step): Step {
  return (value, path, language, visit) =>
    Array.isArray(value)
      ? value.map((inner, index) => step(inner, [...path, index], language, visit))
      : value;
}

function discriminated(key: string, options: readonly $ZodType[]): Step {
  const byValue = new Map<unknown, Step>();
  for (const option of options) {
    for (const value of kindsOfOption(option, key)) byValue.set(value, stepOf(option));
  }
  return (value, path, language, visit) => {
    const step = isRecord(value) ? byValue.get(value[key]) : undefined;
    return step ? step(value, path, language, visit) : value;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
