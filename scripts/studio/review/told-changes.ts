import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { isLanguage, ownNameOf } from '#schema/languages.ts';
import type { ToolLanguage } from '#schema/words.ts';
import { parseYaml } from '../../content/read/parse.ts';
import { type Texts, valuesOf, type WordChange, wordChanges } from './word-changes.ts';

/** What a colleague reads: words. A new or removed entry is told by its texts, dates, links and figures. */
export function toldChanges(before: Texts, after: Texts, language: ToolLanguage): WordChange[] {
  const words = wordsIn(language);
  const names = pageNamesIn(before, after, language);
  const said = (text: string | undefined) => text && inWords(text, { words, names, language });
  const parents = { before: memo(before), after: memo(after) };
  return wordChanges(before, after).flatMap((change) => {
    const other = change.before === undefined ? parents.before : parents.after;
    const isOneSided = change.before === undefined || change.after === undefined;
    const isWhole = isOneSided && !other(change.file).has(parentOf(change));
    if (isWhole && !isForReaders(change)) return [];
    if (isText(change)) return change;
    return { ...change, before: said(change.before), after: said(change.after) };
  });
}

/** Where a change stands, in an editor's words. */
export function placeInWords(
  { place, language: written }: WordChange,
  language: ToolLanguage,
): string {
  const words = wordsIn(language);
  const steps = place.split(', ').filter((step) => step !== 'sections');
  const named = steps.map((step) =>
    isLanguage(step) ? ownNameOf(step) : (words[`key.${step}`] ?? step.replace(/^#/, '')),
  );
  return named.join(' › ') + (written ? ` (${ownNameOf(written)})` : '');
}

/** What stands around a value: nothing of it is on the other side when it came or went as a whole. */
function parentOf({ place, language }: WordChange): string {
  const steps = place.split(', ');
  return (language ? steps : steps.slice(0, -1)).join('\n');
}

/** For each file all that holds a value, itself included, by its place. */
function memo(texts: Texts): (file: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const found = known.get(file) ?? holdersIn(texts.get(file));
    known.set(file, found);
    return found;
  };
}

function holdersIn(text: string | undefined): ReadonlySet<string> {
  const holders = new Set<string>();
  for (const place of valuesOf(text).keys()) {
    const steps = place.split('\n');
    for (let length = 0; length <= steps.length; length += 1) {
      holders.add(steps.slice(0, length).join('\n'));
    }
  }
  return holders;
}

const textKeys: ReadonlySet<string> = new Set(['title', 'name', 'label', 'text', 'alt', 'author']);
const amounts: ReadonlySet<string> = new Set(['value', 'max']);
/** Words for search, for the assistant, for the walls: many, and none that a reader of the page sees. */
const behindThePage: ReadonlySet<string> = new Set(['keywords', 'questions', 'walls']);
const date = /^\d{4}-\d{2}-\d{2}$/;
const address = /^\/[^\s]*$/;
/** Ids and choices are small letters without spaces. */
const readable = /^\p{Lu}|\p{L}\s+\S/u;

/** A text of the page itself, which stands in one language, or as a title and the like. */
function isText({ place, language }: WordChange): boolean {
  return language !== undefined || textKeys.has(place.split(', ').at(-1) ?? '');
}

function isForReaders(change: WordChange): boolean {
  const { place, before, after = before ?? '' } = change;
  const steps = place.split(', ');
  const key = steps.at(-1) ?? '';
  if (steps.some((step) => behindThePage.has(step))) return false;
  if (isText(change) || amounts.has(key)) return true;
  return place === '' || date.test(after) || address.test(after) || readable.test(after);
}

type Saying = {
  words: Readonly<Record<string, string>>;
  names: ReadonlyMap<string, string>;
  language: ToolLanguage;
};

function inWords(text: string, { words, names, language }: Saying): string {
  if (date.test(text)) {
    const day = new Date(`${text}T00:00:00Z`);
    const locale = language === 'en' ? 'en-GB' : language;
    const said = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return language === 'fr' ? said.replace(/^1 /, '1er ') : said;
  }
  const name = address.test(text) ? names.get(text.split('#')[0] ?? '') : undefined;
  return name === undefined ? (words[`choice.${text}`] ?? text) : `${name} (${text})`;
}

/** The names of pages by their addresses. */
function pageNamesIn(before: Texts, after: Texts, language: ToolLanguage): Map<string, string> {
  return new Map(
    [...before, ...after].flatMap(([file, text]) => {
      if (!file.startsWith('content/pages/')) return [];
      const { success, data } = pageFile.safeParse(parseYaml('', text).value);
      if (!success) return [];
      const name = typeof data.name === 'string' ? data.name : data.name[language];
      return name === undefined || name === null ? [] : [[data.address, name] as const];
    }),
  );
}

const pageFile = z.object({
  address: z.string(),
  name: z.union([z.string(), z.record(z.string(), z.string().nullable())]),
});

const read = new Map<ToolLanguage, Record<string, string>>();

/** The studio's own words, by which it names keys and choices. */
export function wordsIn(language: ToolLanguage): Record<string, string> {
  const file = path.join(import.meta.dirname, `../words/${language}.yaml`);
  const words =
    read.get(language) ?? z.record(z.string(), z.string()).parse(parse(readFileSync(file, 'utf8')));
  read.set(language, words);
  return words;
}
