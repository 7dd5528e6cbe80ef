import { isDeepStrictEqual } from 'node:util';
import type { DataPath } from '../../content/mistakes/place.ts';
import { parseYaml } from '../../content/read/parse.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { EditError } from './source-tree.ts';

/** The data of a file, as the content compiler reads them. */
export function dataOf(text: string): unknown {
  return parseYaml('', text).value;
}

/** A copy of data in which one value is another. */
export function withValue(data: unknown, path: DataPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data) && typeof step === 'number') {
    return data.with(step, withValue(data[step], rest, value));
  }
  if (typeof data !== 'object' || data === null) throw new EditError('There is no such value.');
  const record: Record<string, unknown> = { ...data };
  record[step] = withValue(record[step], rest, value);
  return record;
}

/** A copy of data in which a map lacks a key. */
export function withoutMember(data: unknown, map: DataPath, key: string): unknown {
  const inner = valueAt(data, map);
  if (typeof inner !== 'object' || inner === null) throw new EditError('There is no such value.');
  return withValue(
    data,
    map,
    Object.fromEntries(Object.entries(inner).filter(([name]) => name !== key)),
  );
}

/** The first text that YAML reads as these data, and nothing else. */
export function firstThatReads(candidates: Iterable<string>, wanted: unknown): string {
  for (const text of candidates) {
    const { value, diagnostics } = parseYaml('', text);
    if (diagnostics.length === 0 && isDeepStrictEqual(value, wanted)) return text;
  }
  throw new EditError('The change cannot be written there.');
}
