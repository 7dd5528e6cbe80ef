import type { $ZodType } from 'zod/v4/core';
import type { DataPath } from '../mistakes/place.ts';
import type { YamlView } from '../read/locate.ts';

/** A file's data beside their schema and their text. */
export type Subject = {
  view: YamlView;
  schema: $ZodType;
  value: unknown;
  /** Whether the whole file is written in French. */
  isFrench: boolean;
};

/** The name that an editor knows a place by: its key, or its list's key and its number. */
export function nameOf(path: DataPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return last;
  return `${path.at(-2) ?? 'item'} ${last + 1}`;
}
