import { defaultLanguage } from '#schema/languages.ts';
import type { NameList } from '#schema/marks.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import { parseYaml } from '../../content/read/parse.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { descriptionOf, kindsOf, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Field, FoundText, ListPlace, PageName } from '../api.ts';
import { versionOf } from '../files/content-files.ts';
import { kindNames } from '../files/kind-names.ts';
import { longestItemName } from '../limits.ts';
import { boxesOf, formOf, languageOf, openedPlace } from './boxes.ts';
import { scalarsIn } from './place-at-line.ts';
import { type Known, settingGroups } from './settings.ts';
import { tokensIn, usesOf } from './tokens.ts';

type Around = {
  /** What brings the text of a place into view. */
  view: (at: DataPath) => Field['view'];
  files: readonly SourceFile[];
  pages: PageName[];
  lookup: (token: string) => string | undefined;
};

/** What the panel shows of the place that a text comes from. */
export function describeField(
  { file, at: wanted }: { file: string; at: DataPath },
  text: string,
  { view, files, pages, lookup }: Around,
): Field {
  const data = parseYaml(file, text).value;
  const known = files.find(({ path }) => path === file);
  const schema = known?.kind.schema;
  const at = openedPlace(known, data, firstTextIn(known, data, wanted));
  const boxes = boxesOf(known, data, at);
  const place = boxes.length > 1 && languageOf(at) ? at.slice(0, -1) : at;
  return {
    view: view(at),
    file,
    at,
    version: versionOf(text),
    line: makeView(file, text).locate(at).line,
    help: schema && descriptionOf(schemaAt(schema, place, data)),
    boxes: boxes.map((box) => (box.language ? { ...box, view: view(box.at) } : box)),
    list: innermostList(known, data, at),
    section: at[0] === 'sections' ? listAt(known, data, ['sections'], at[1]) : undefined,
    settings: schema ? settingGroups(schema, data, at, knownIn(files, known)) : [],
    pages,
    uses: usesOf({ file, at }, files),
    tokens: tokensIn(boxes, lookup),
    texts: at.length === 0 && known ? textsIn(known) : [],
    copyKind: kindNames.find((kind) => kind === known?.kind.name),
    isRemovable: /^content\/(?:pages|collections|knowledge\/entries)\//.test(file),
  };
}

/** Of a part that has texts, the first of them is opened. */
function firstTextIn(file: SourceFile | undefined, data: unknown, at: DataPath): DataPath {
  const value = valueAt(data, at);
  if (at.length === 0 || typeof value !== 'object' || boxesOf(file, data, at).length > 0) return at;
  const texts = [...scalarsIn(value, at)].filter(
    (place) => formOf(file, place, data).form !== 'value',
  );
  return texts[0] ?? at;
}

/** Every text of a file by its French place, in the order of the file; a list of words is one. */
function textsIn(file: SourceFile): FoundText[] {
  const places = [...scalarsIn(file.value, [])].map((at) => openedPlace(file, file.value, at));
  const once = new Map(places.map((at) => [at.join('/'), at]));
  return [...once.values()].flatMap((at) => {
    const text = valueAt(file.value, at);
    const language = languageOf(at);
    if (language !== undefined && language !== defaultLanguage) return [];
    const found = { file: file.path, at, ...(language && { language }) };
    if (Array.isArray(text)) return [{ ...found, text: text.join(', ') }];
    const isText = typeof text === 'string' && formOf(file, at, file.value).form !== 'value';
    return isText ? [{ ...found, text }] : [];
  });
}

/** Where the files stand that a value of the content names. */
const folders: { readonly [List in NameList]?: string } = {
  cases: 'content/collections/cases/',
  quotes: 'content/collections/quotes/',
  entries: 'content/collections/',
  answers: 'content/knowledge/entries/',
};

/** What the files of the content have that another one may choose from. */
function knownIn(files: readonly SourceFile[], file: SourceFile | undefined): Known {
  const neighbours = files.filter(({ kind }) => kind === file?.kind);
  return {
    // What visitors filter by is a word that the neighbours of an entry have already.
    words: (key) => {
      const all = neighbours.flatMap(({ value }) => {
        const words = valueAt(value, [key]);
        return Array.isArray(words) ? words.map(String) : [];
      });
      const words = [...new Set(all)];
      const isShared = words.length > 0 && words.length * 2 <= all.length;
      return isShared ? words.toSorted((a, b) => a.localeCompare(b, defaultLanguage)) : undefined;
    },
    names: (list) => {
      const folder = folders[list];
      const there = files.filter(({ path }) => folder !== undefined && path.startsWith(folder));
      return there.map(({ path }) => path.slice(folder?.length, -'.yaml'.length));
    },
  };
}

/** The list nearest to a value, sections apart: they are moved as sections. */
function innermostList(
  file: SourceFile | undefined,
  data: unknown,
  at: DataPath,
): ListPlace | undefined {
  for (let length = at.length - 1; length > 0; length -= 1) {
    if (length === 1 && at[0] === 'sections') break;
    const place = listAt(file, data, at.slice(0, length), at[length]);
    if (place) return place;
  }
  return undefined;
}

function listAt(
  file: SourceFile | undefined,
  data: unknown,
  at: DataPath,
  index: string | number | undefined,
): ListPlace | undefined {
  const list = valueAt(data, at);
  if (!Array.isArray(list) || typeof index !== 'number') return undefined;
  const schema = file && schemaAt(file.kind.schema, [...at, index], undefined);
  return {
    at,
    index,
    names: list.map((item) => firstTextOf(item).slice(0, longestItemName)),
    kinds: kindsOf(schema),
  };
}

/** What an item is known by: its title, or the first text in it. */
function firstTextOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const named = valueAt(value, ['title']) ?? valueAt(value, ['name']) ?? valueAt(value, ['label']);
  if (named !== undefined) return firstTextOf(named);
  const inner = Object.entries(value).filter(([key]) => !/^(?:kind|id|order|icon)$/.test(key));
  for (const [, each] of inner) {
    const text = firstTextOf(each);
    if (text) return text;
  }
  return '';
}
