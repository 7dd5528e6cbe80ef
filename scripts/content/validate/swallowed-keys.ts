import type { $ZodType } from 'zod/v4/core';
import { isLanguage } from '#schema/languages.ts';
import { type Diagnostic, reportAt } from '../mistakes/catalogue.ts';
import type { DataPath } from '../mistakes/place.ts';
import { makeView } from '../read/locate.ts';
import { keysOf, schemaAt, valueAt } from './schema-at.ts';

/** A word with a colon: most texts have none, and need no closer look. */
const likeKey = /(?:^|\s)([a-z][A-Za-z]*):(?=\s|$)/gu;

/**
 * Keys that are indented into the text above them: YAML reads them as its words. Only those that could
 * stand beside the text, and are missing there.
 */
export function swallowedKeys(
  path: string,
  text: string,
  schema: $ZodType,
  value: unknown,
): Diagnostic[] {
  return textsWithKeys(value, []).flatMap(({ at, keys }) => {
    const around = isLanguage(String(at.at(-1))) ? [1, 2] : [1];
    const possible = around.flatMap((steps) => {
      const map = at.slice(0, -steps);
      const there = valueAt(value, map);
      return keysOf(schemaAt(schema, map, value), there).filter(
        (key) => valueAt(there, [key]) === undefined,
      );
    });
    const key = keys.find((each) => possible.includes(each));
    return key === undefined ? [] : whereItStands(path, text, at, key);
  });
}

/** Whether a mistake is one of these. */
export function isSwallowed({ aspect }: Diagnostic): boolean {
  return aspect === 'swallowed';
}

function textsWithKeys(value: unknown, at: DataPath): { at: DataPath; keys: string[] }[] {
  if (typeof value === 'string') {
    if (!value.includes(':')) return [];
    const keys = [...value.matchAll(likeKey)].flatMap(([, key]) => key ?? []);
    return keys.length > 0 ? [{ at, keys }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => textsWithKeys(inner, [...at, index]));
  }
  return Object.entries(value).flatMap(([key, inner]) => textsWithKeys(inner, [...at, key]));
}

function whereItStands(path: string, text: string, at: DataPath, key: string): Diagnostic[] {
  const { line, endLine } = makeView(path, text).locate(at);
  const lines = text.split('\n');
  const start = new RegExp(`^\\s+${key}:(?:\\s|$)`, 'u');
  const index = lines.findIndex(
    (each, number) => number + 1 > line && number < endLine + 1 && start.test(each),
  );
  if (index === -1) return [];
  const indent = lines[index]?.search(/\S/u) ?? 0;
  const position = {
    line: index + 1,
    column: indent + 1,
    endLine: index + 1,
    endColumn: indent + key.length + 2,
  };
  const problem = {
    en: `\`${key}:\` is indented into the text above, and read as its words`,
    fr: `\`${key}:\` est en retrait dans le texte du dessus, et lu comme ses mots`,
  };
  const hint = {
    en: 'indent it like the key of that text',
    fr: 'donnez-lui le retrait de la clé de ce texte',
  };
  return [reportAt('yaml-indentation', path, position, { problem, hint, aspect: 'swallowed' })];
}
