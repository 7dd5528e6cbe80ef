import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { Checked } from '../../content/workspace.ts';
import type { FoundText, FoundTexts } from '../api.ts';
import { languageOf } from '../compile/boxes.ts';
import { scalarsIn } from '../compile/place-at-line.ts';
import { folded } from '../folded.ts';
import { tokenShape } from '../marks/token-shape.ts';

const mostFound = 60;
const figures = 'content/figures.yaml';

/** Texts of the whole content that hold all these words as visitors read them, whatever their case and accents. */
export function searchTexts(
  content: Pick<Checked, 'loaded' | 'compiled'>,
  words: string,
): FoundTexts {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return { count: 0, found: [] };
  const isForAddress = wanted.some((word) => word.includes('/'));
  const found = textsOf(content).filter(({ text }) => {
    if (!isForAddress && isAddress(text)) return false;
    const letters = folded(text);
    return wanted.every((word) => letters.includes(word));
  });
  return { count: found.length, found: found.slice(0, mostFound) };
}

/** Each text of the content as visitors read it. */
export function textsOf({ loaded, compiled }: Pick<Checked, 'loaded' | 'compiled'>): FoundText[] {
  return loaded.files.flatMap(({ path: file, value }) =>
    [...scalarsIn(value, [])].flatMap((at) => {
      const language = languageOf(at);
      const lookup = compiled?.lookups[language ?? 'fr'] ?? (() => undefined);
      const text = readText(file, at, valueAt(value, at), lookup);
      return text === undefined ? [] : { file, at, text, ...(language && { language }) };
    }),
  );
}

/** What visitors read of a value; undefined for one that they do not. */
function readText(
  file: string,
  at: DataPath,
  value: unknown,
  lookup: (token: string) => string | undefined,
): string | undefined {
  if (file === figures && at.at(-1) === 'value') return lookup(`figure.${at[0]}`);
  if (typeof value !== 'string') return undefined;
  if (at.at(-1) === 'figure') return lookup(`figure.${value}`);
  return value.replace(tokenShape, (token) => lookup(token.slice(1, -1)) ?? token);
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S*$/.test(text);
}
