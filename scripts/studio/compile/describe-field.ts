import { languages } from '#schema/languages.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import type { TextSource } from '../../content/resolve/annotate.ts';
import { descriptionOf, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Box, Field, ListPlace } from '../api.ts';
import { dataOf } from '../edit/verify.ts';
import { versionOf } from '../server/content-files.ts';

/** What the panel shows of the place that a text comes from. */
export function describeField(
  { file, at }: TextSource,
  text: string,
  files: readonly SourceFile[],
  pages: string[],
): Field {
  const data = dataOf(text);
  const boxes = boxesOf(data, at);
  const known = files.find(({ path }) => path === file);
  const place = boxes.length > 1 ? at.slice(0, -1) : at;
  return {
    file,
    version: versionOf(text),
    line: makeView(file, text).locate(at).line,
    help: known && descriptionOf(schemaAt(known.kind.schema, place, data))?.en,
    boxes,
    list: innermostList(data, at),
    section: at[0] === 'sections' ? listAt(data, ['sections'], at[1]) : undefined,
    pages,
    uses: file === 'content/figures.yaml' ? usesOf(String(at[0]), files) : [],
    tokens: [...new Set(boxes.flatMap(({ value }) => String(value).match(/\{[^{}]+\}/g) ?? []))],
  };
}

/** A text in both languages has two boxes; a figure, an interface word or a French-only text one. */
function boxesOf(data: unknown, at: DataPath): Box[] {
  const language = languages.find((each) => each === at.at(-1));
  if (language) {
    const both = languages.map((each) => ({
      language: each,
      at: [...at.slice(0, -1), each],
      value: valueAt(data, [...at.slice(0, -1), each]),
    }));
    return both.flatMap(({ value, ...box }) => (isShown(value) ? { ...box, value } : []));
  }
  const value = valueAt(data, at);
  return isShown(value) ? [{ at, value }] : [];
}

function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The list nearest to a value, sections apart: they are moved as sections. */
function innermostList(data: unknown, at: DataPath): ListPlace | undefined {
  for (let length = at.length - 1; length > 1; length -= 1) {
    const place = listAt(data, at.slice(0, length), at[length]);
    if (place) return place;
  }
  return undefined;
}

function listAt(
  data: unknown,
  at: DataPath,
  index: string | number | undefined,
): ListPlace | undefined {
  const list = valueAt(data, at);
  if (!Array.isArray(list) || typeof index !== 'number') return undefined;
  return { at, index, length: list.length };
}

/** The places that name a figure: in a text, or as the figure that stands there. */
function usesOf(figure: string, files: readonly SourceFile[]): string[] {
  const written = new RegExp(`\\{\\s*figure\\.${figure}\\s*\\}|\\bfigure: ${figure}\\b(?!-)`);
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (written.test(line) ? `${path}:${index + 1}` : [])),
  );
}
