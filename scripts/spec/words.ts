import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FrameLanguage } from './book/book.ts';

export const frameLanguages: readonly FrameLanguage[] = ['fr', 'en'];

const tableFile = z.record(
  z.string(),
  z.strictObject({ fr: z.string().min(1), en: z.string().min(1) }),
);
type WordTable = z.infer<typeof tableFile>;

export function readTable(file: string): WordTable {
  return tableFile.parse(parse(readFileSync(file, 'utf8')));
}

const table = readTable(path.join(import.meta.dirname, 'words.yaml'));

/** Says a word of the table, with its blanks filled in. */
export type Say = {
  (name: string, values?: Record<string, string | number>): string;
  /** Of a number of things: `{name}One` or `{name}Many`. */
  count: (name: string, count: number) => string;
  date: (iso: string) => string;
  language: FrameLanguage;
};

export function sayIn(language: FrameLanguage): Say {
  return sayFrom(table, language);
}

export function sayFrom(words: WordTable, language: FrameLanguage): Say {
  const say = (name: string, values: Record<string, string | number> = {}) => {
    const text = words[name]?.[language];
    if (text === undefined) throw new Error(`There is no word "${name}".`);
    const said = text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => String(values[key] ?? ''));
    return language === 'fr' ? frenchSpaces(said) : said;
  };
  const plural = new Intl.PluralRules(language);
  const dates = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Paris',
  });
  return Object.assign(say, {
    count: (name: string, count: number) =>
      say(`${name}${plural.select(count) === 'one' ? 'One' : 'Many'}`, { count }),
    date: (iso: string) => dates.format(new Date(iso)),
    language,
  });
}

/** French sets a space that does not break beside these signs. */
function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0');
}
