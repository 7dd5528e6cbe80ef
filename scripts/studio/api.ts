import type { Language } from '#schema/languages.ts';
import type { DataPath } from '../content/mistakes/place.ts';

/** What the studio's server and its page say to each other. */

/** One box of the panel: a value of a file, in one language or in none. */
export type Box = { language?: Language; at: DataPath; value: string | number };

/** A list that a text stands in: its items can be added, copied, moved and taken out. */
export type ListPlace = { at: DataPath; index: number; length: number };

export type Field = {
  file: string;
  /** What the file held when it was read: a change is refused when it holds something else. */
  version: string;
  line: number;
  /** What the schema says of it. */
  help: string | undefined;
  boxes: Box[];
  list: ListPlace | undefined;
  /** The section of a page that it stands in. */
  section: ListPlace | undefined;
  /** The pages that show it, by their names in both languages. */
  pages: string[];
  /** For a figure: every place of content/ that names it. */
  uses: string[];
  /** The figures and names that its texts hold, as they are written. */
  tokens: string[];
};

export type Change = { at: DataPath; value: string | number };
export type ListAction = 'add' | 'duplicate' | 'move' | 'remove';

/** Something that the checker says of a file after a change. */
export type Finding = {
  severity: 'error' | 'warning' | 'note';
  /** The box that it concerns; undefined for anything else in content/. */
  box: number | undefined;
  file: string;
  line: number;
  message: string;
  hint: string | undefined;
};

/** What a check answers: what is wrong, and how the texts would read, by the number of their mark. */
export type Draft = { findings: Finding[]; shown: Record<number, string[]> };

export type Saved =
  | { state: 'saved'; version: string }
  | { state: 'invalid'; findings: Finding[] }
  /** The file changed meanwhile: nothing was written. */
  | { state: 'conflict'; theirs: string; mine: string };
