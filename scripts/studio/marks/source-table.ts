import type { Annotate, TextSource } from '../../content/resolve/annotate.ts';
import { encodeMark } from './marks.ts';

/** Where every marked text comes from. A place keeps its number for as long as the studio runs. */
export type SourceTable = {
  annotate: Annotate;
  find: (id: number) => TextSource | undefined;
  idOf: (source: TextSource) => number | undefined;
  /** What was ever marked of a file, by the number of its mark. */
  of: (file: string) => { id: number; source: TextSource }[];
};

/** Lists of words that code compares with each other: two that read the same must be the same. */
const compared = new Set(['sectors', 'keywords']);

export function makeSourceTable(): SourceTable {
  const sources: TextSource[] = [];
  const ids = new Map<string, number>();
  return {
    annotate(text, source) {
      if (source.at.some((step) => compared.has(String(step)))) return text;
      const key = keyOf(source);
      const id = ids.get(key) ?? sources.push(source) - 1;
      ids.set(key, id);
      return text + encodeMark(id);
    },
    find: (id) => sources[id],
    idOf: (source) => ids.get(keyOf(source)),
    of: (file) => sources.flatMap((source, id) => (source.file === file ? [{ id, source }] : [])),
  };
}

function keyOf({ file, at }: TextSource): string {
  return JSON.stringify([file, at]);
}
