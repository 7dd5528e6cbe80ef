import type { $ZodType } from 'zod/v4/core';
import { defaultLanguage, otherLanguages } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import { isLocalized, schemaAt, valueAt } from './schema-at.ts';

/** A page whose texts are not all there in every language, by `inTranslation: true`. */
export type InTranslation = {
  /** Its data, without the languages that are still empty. */
  written: unknown;
  /** Its data with the default language's text in their place: what is right in form but for them. */
  filled: unknown;
  /** The texts that are still to be written, and how many there will be. */
  missing: readonly DataPath[];
  wanted: number;
};

/** Undefined for a value that is no such page. What names the page is needed in every language at once. */
export function readInTranslation(schema: $ZodType, value: unknown): InTranslation | undefined {
  if (!isRecord(value) || value.inTranslation !== true) return undefined;
  const missing: DataPath[] = [];
  const count = { wanted: 0 };

  /** What is written at a place, and the same filled. */
  function read(path: DataPath): [written: unknown, filled: unknown] {
    const here = valueAt(value, path);
    if (isRecord(here) && path.length > 1 && isLocalized(schemaAt(schema, path, value))) {
      return readLanguages(here, path);
    }
    if (Array.isArray(here)) {
      const items = here.map((_, index) => read([...path, index]));
      return [items.map(([written]) => written), items.map(([, filled]) => filled)];
    }
    if (!isRecord(here)) return [here, here];
    const entries = Object.keys(here).map((key) => [key, read([...path, key])] as const);
    return [
      Object.fromEntries(entries.map(([key, [written]]) => [key, written])),
      Object.fromEntries(entries.map(([key, [, filled]]) => [key, filled])),
    ];
  }

  function readLanguages(here: Record<string, unknown>, path: DataPath): [unknown, unknown] {
    const empty = otherLanguages.filter((language) => (here[language] ?? null) === null);
    count.wanted += otherLanguages.length;
    missing.push(...empty.map((language) => [...path, language]));
    const written = Object.fromEntries(
      Object.entries(here).filter(([key]) => !empty.some((language) => language === key)),
    );
    const inItsPlace = empty.map((language) => [language, here[defaultLanguage]]);
    return [written, { ...written, ...Object.fromEntries(inItsPlace) }];
  }

  const [written, filled] = read([]);
  return { written, filled, missing, wanted: count.wanted };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
