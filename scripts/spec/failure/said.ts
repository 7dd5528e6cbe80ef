import path from 'node:path';
import type { FrameLanguage } from '../book/book.ts';
import { readTable, sayFrom } from '../words.ts';

/** The same in the languages of those who read it. */
export type Said = Record<FrameLanguage, string>;

/** What a failed step said, for people: what was expected, what was seen, and what it said itself. */
export interface InWords {
  expected?: Said;
  seen?: Said;
  /** As its author wrote it; empty when there is nothing but the two. */
  message: string;
}

const file = path.join(import.meta.dirname, 'words.yaml');
const table = readTable(file);
const inFrench = sayFrom(table, 'fr');
const inEnglish = sayFrom(table, 'en');

export function hasWord(name: string): boolean {
  return Object.hasOwn(table, name);
}

/** A word of the table in both languages, with its blanks filled in. */
export function said(name: string, blanks: Record<string, Said | string> = {}): Said {
  const inOne = (language: FrameLanguage) =>
    Object.fromEntries(
      Object.entries(blanks).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : value[language],
      ]),
    );
  return { fr: inFrench(name, inOne('fr')), en: inEnglish(name, inOne('en')) };
}

export function counted(count: number): Said {
  if (count === 0) return said('timesNone');
  return { fr: inFrench.count('times', count), en: inEnglish.count('times', count) };
}

export function listed(all: readonly Said[]): Said {
  return {
    fr: all.map(({ fr }) => fr).join(', '),
    en: all.map(({ en }) => en).join(', '),
  };
}

/** As a sentence begins. */
export function capital({ fr, en }: Said): Said {
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: raised(fr), en: raised(en) };
}

/** What stands in the page or in a step's own words: the same in every language. */
export function verbatim(text: string): Said {
  return { fr: text, en: text };
}
