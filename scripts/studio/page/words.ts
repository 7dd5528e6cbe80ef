import type { Words } from '#schema/words.ts';
import { words as en } from '../words/en.yaml';
import { words as fr } from '../words/fr.yaml';

export type Say = (name: string, values?: Record<string, string | number>) => string;

/** The studio speaks the browser's language: English, or else French. */
export const studioLanguage = navigator.language.startsWith('en') ? 'en' : 'fr';

const words = { fr, en }[studioLanguage];

/** Words of the server in the studio's language. */
export function tell(said: Words): string {
  return said[studioLanguage];
}

/** One thing has words of its own, where `name.one` is among them. */
export const say: Say = (name, values = {}) =>
  ((values.count === 1 && words[`${name}.one`]) || (words[name] ?? name)).replace(
    /\{(\w+)\}/g,
    (_, key: string) => String(values[key] ?? ''),
  );

/** What an editor calls one of the values of a choice; the value itself where there is no word for it. */
export function choiceName(value: string | number): string {
  return words[`choice.${value}`] ?? String(value);
}

/** What an editor calls a kind of section, or of a case's step; the kind itself where there is no word for it. */
export function kindName(kind: string): string {
  return words[`section.${kind}`] ?? words[`step.${kind}`] ?? kind;
}

/** What an editor calls a key of a file; the key itself where there is no word for it. */
export function keyName(key: string): string {
  return words[`key.${key}`] ?? key;
}

/** A file of the content as an editor calls it: `pages/home`. */
export function shortName(file: string): string {
  return file.replace(/^content\/(?:collections\/|knowledge\/)?|\.yaml$/g, '');
}
