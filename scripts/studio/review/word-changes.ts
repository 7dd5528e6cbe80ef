import { type Language, languages } from '#schema/languages.ts';
import { parseYaml } from '../../content/read/parse.ts';

/** A text or value of content/ that is not what it was. */
export type WordChange = {
  file: string;
  /** Where in the file, as editors name it: `sections, 1, title`. */
  place: string;
  language: Language | undefined;
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
    const places = [...new Set([...now.keys(), ...old.keys()])];
    return places.flatMap((place) => {
      const [was, is] = [old.get(place), now.get(place)];
      if (was === is) return [];
      return { file, ...named(place), before: was, after: is };
    });
  });
}

/** Each value of a file by its place. A file that cannot be read is one value: its text. */
function valuesOf(text: string | undefined): Map<string, string> {
  const values = new Map<string, string>();
  if (text === undefined) return values;
  const { value, readable } = parseYaml('', text);
  if (readable) collect(value, [], values);
  else values.set('', text);
  return values;
}

function collect(value: unknown, at: readonly string[], values: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    values.set(at.join('\n'), String(value).trimEnd());
    return;
  }
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((inner, index) => [nameOf(inner, index), inner])
    : Object.entries(value);
  for (const [key, inner] of entries) collect(inner, [...at, key], values);
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
