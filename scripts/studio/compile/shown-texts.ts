import type { Output } from '../../content/emit/output.ts';
import { encodeMark } from '../marks/marks.ts';
import type { SourceTable } from '../marks/source-table.ts';
import type { Overlay, Workspace } from './workspace.ts';

/** How texts would read, by the number of their mark: a rich text has several pieces. */
export async function shownTexts(
  workspace: Workspace,
  table: SourceTable,
  overlay: Overlay,
  wanted: ReadonlySet<number>,
): Promise<Record<number, string[]>> {
  const shown: Record<number, string[]> = {};
  await workspace.listen((text, source) => {
    const id = table.idOf(source);
    if (id !== undefined && wanted.has(id)) shown[id] = [...(shown[id] ?? []), text];
    return text;
  }, overlay);
  return Object.fromEntries(Object.entries(shown).map(([id, texts]) => [id, once(texts)]));
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
