import type { Picture } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { AddressTable, Anchors } from './address-table.ts';
import type { Period } from './periods.ts';
import type { Lookup } from './tokens.ts';

/** What texts may refer to. */
export type References = {
  addresses: AddressTable;
  pictures: ReadonlyMap<string, Picture>;
  icons: ReadonlySet<string>;
  figureNames: readonly string[];
  /** What the tokens of a language stand for. */
  lookups: Record<Language, Lookup>;
  tokenNames: readonly string[];
  figuresFile: string;
  /** What the site's own addresses start with. */
  origin: string;
  /** Told the name of each icon and picture that is used. */
  note?: { icon: (name: string) => void; picture: (name: string) => void };
};

/** Where a value is compiled: its file, its language, and the page that bears it. */
export type Scope = {
  file: SourceFile;
  /** The language of the address. */
  language: Language;
  /** The language of the copy: French under /en where a page is French only. */
  textLanguage: Language;
  /** Whether what a partial language lacks is taken from the default one. */
  mayLackTexts?: true;
  /** Tokens known here alone, such as `entry.title`. */
  local?: Readonly<Record<string, string>>;
  /** The anchors of this page, for links such as `#demo-form`. */
  anchors?: Anchors;
  /** The days on which it is shown; all, unless told otherwise. */
  period?: Period;
};
