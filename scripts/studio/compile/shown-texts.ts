import type { Output } from '../../content/emit/output.ts';
import type { TextSource } from '../../content/resolve/annotate.ts';
import { encodeMark } from '../marks/marks.ts';
import type { SourceTable } from '../marks/source-table.ts';

/** Takes note of how texts read, by the number of their mark: a rich text has several pieces. */
export function makeListener(table: SourceTable, wanted: ReadonlySet<number>) {
  const shown: Record<number, string[]> = {};
  return {
    heard: (text: string, source: TextSource) => {
      const id = table.idOf(source);
      if (id !== undefined && wanted.has(id)) shown[id] = [...(shown[id] ?? []), text];
    },
    shown: (): Record<number, string[]> =>
      Object.fromEntries(Object.entries(shown).map(([id, texts]) => [id, once(texts)])),
  };
}

/** A text that several pages show is compiled for each of them. */
function once(texts: readonly string[]): string[] {
  for (let length = 1; length < texts.length; length += 1) {
    const isRepeated = texts.every((text, index) => text === texts[index % length]);
    if (isRepeated && texts.length % length === 0) return texts.slice(0, length);
  }
  return [...texts];
}

/** The pages that hold a mark: `fr/home`, `en/home`. */
export function pagesWith(modules: Output, id: number): string[] {
  const mark = encodeMark(id);
  return [...modules].flatMap(([name, content]) => {
    const page = /^pages\/(.+)\.server\.ts$/.exec(name)?.[1];
    return page !== undefined && String(content).includes(mark) ? page : [];
  });
}
