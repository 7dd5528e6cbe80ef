import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import { parseYaml } from '../../content/read/parse.ts';

/** The value that stands on a line of a file; the file as a whole where there is none. */
export function placeAtLine(text: string, line: number): DataPath {
  const view = makeView('', text);
  for (const at of scalarsIn(parseYaml('', text).value, [])) {
    const { line: first, endLine: last } = view.locate(at);
    if (first <= line && line <= last) return at;
  }
  return [];
}

/** The places of all single values, as they stand in the file. */
export function* scalarsIn(value: unknown, at: DataPath): Generator<DataPath> {
  if (typeof value !== 'object' || value === null) {
    yield at;
    return;
  }
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, inner] of entries) yield* scalarsIn(inner, [...at, key]);
}
