import { diffWordsWithSpace } from 'diff';
import { defaultLanguage, type Language, languages } from '#schema/languages.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { parseYaml } from '../../content/read/parse.ts';
import type { Piece } from '../api.ts';

/** A text or value of content/ that is not what it was. */
export type WordChange = {
  file: string;
  /** Where in the file, as editors name it: `sections, 1, title`. */
  place: string;
  language: Language | undefined;
  /** Where it stands in the file as it is now; where it stood, when it is gone. */
  at: DataPath;
  before: string | undefined;
  after: string | undefined;
};

/** The texts of content files by their path. */
export type Texts = ReadonlyMap<string, string>;

/** What an editor changed, value by value: files in their order, then places as they stand in the file. */
export function wordChanges(before: Texts, after: Texts): WordChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return files.flatMap((file) => {
    const old = valuesOf(before.get(file));
    const now = valuesOf(after.get(file));
    moveUnderLanguage(old, now);
    const places = [...new Set([...now.keys(), ...old.keys()])];
    return places.flatMap((place) => {
      const [was, is] = [old.get(place), now.get(place)];
      if (was?.text === is?.text) return [];
      const at = is?.at ?? was?.at ?? [];
      return { file, ...named(place), at, before: was?.text, after: is?.text };
    });
  });
}

/** One text as it was and as it is, word by word. */
export function piecesOf(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}

/** Each value of a file by its place. A file that cannot be read is one value: its text. */
export function valuesOf(text: string | undefined): Values {
  const values: Values = new Map();
  if (text === undefined) return values;
  const { value, readable } = parseYaml('', text);
  if (readable) collect(value, { names: [], at: [] }, values);
  else values.set('', { text, at: [] });
  return values;
}

/** What a page in French only said is the French of what it says in several languages, and no change. */
function moveUnderLanguage(old: Values, now: Values): void {
  for (const [place, value] of [...old]) {
    const steps = place.split('\n');
    const places = steps.map((_, index) =>
      steps.toSpliced(index + 1, 0, defaultLanguage).join('\n'),
    );
    const french = places.find((each) => now.has(each));
    if (now.has(place) || french === undefined) continue;
    old.delete(place);
    old.set(french, value);
  }
}

type Values = Map<string, { text: string; at: DataPath }>;
type Way = { names: readonly string[]; at: DataPath };

function collect(value: unknown, { names, at }: Way, values: Values): void {
  // A translation that is still to be written is no text.
  if (value === null) return;
  if (typeof value !== 'object') {
    values.set(names.join('\n'), { text: String(value).trimEnd(), at });
    return;
  }
  const entries: [string, string | number, unknown][] = Array.isArray(value)
    ? value.map((inner, index) => [nameOf(inner, index), index, inner])
    : Object.entries(value).map(([key, inner]) => [key, key, inner]);
  for (const [name, step, inner] of entries) {
    collect(inner, { names: [...names, name], at: [...at, step] }, values);
  }
}

/** An item with an anchor is known by it wherever it stands; another one by its number. */
function nameOf(item: unknown, index: number): string {
  const hasId = typeof item === 'object' && item !== null && 'id' in item;
  return hasId ? `#${String(item.id)}` : String(index + 1);
}

function named(place: string): Pick<WordChange, 'place' | 'language'> {
  const steps = place.split('\n');
  const language = languages.find((each) => each === steps.at(-1));
  return { place: (language ? steps.slice(0, -1) : steps).join(', '), language };
}
