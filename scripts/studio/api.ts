import type { Language } from '#schema/languages.ts';
import type { Words } from '#schema/words.ts';
import type { Offers } from '../content/mistakes/messages/message.ts';
import type { DataPath } from '../content/mistakes/place.ts';
import type { Asked } from './requests.ts';

/** What the studio's server answers its page. */

export type Place = Asked<'field'>;

/** What a box holds: a text, a number, or the words of a list. */
export type BoxValue = Change['value'];

/** One box of the panel: a value of a file, in one language or in none. */
export type Box = {
  language?: Language;
  at: DataPath;
  value: BoxValue;
  /**
   * `line`: one line without markup; `message`: the same, whose names in braces are the interface's own; `rich`: a
   * small Markdown; `words`: one a line; `value`: for machines.
   */
  form: 'line' | 'message' | 'rich' | 'words' | 'value';
  /** What it names, where that is chosen among what is there. */
  names?: 'link' | 'figure' | 'icon' | 'image';
  view?: View | undefined;
};

/** What brings a text into view: a mark on the page, and the pages that bear it, the best one first. */
export type View = { id: number; pages: PageName[] };

/** A list that a text stands in: its items can be added, copied, moved and taken out. */
export type ListPlace = {
  at: DataPath;
  index: number;
  /** What each item is known by, to move one beside another. */
  names: string[];
  /** The kinds that a new item may have; empty where there is one. */
  kinds: string[];
};

export type SettingKind =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'list'
  | 'link'
  | 'figure'
  | 'icon'
  | 'image'
  /** What is not there, a text or more: it can be added, and its first text is then opened. */
  | 'words';

export type SettingValue = NonNullable<Asked<'setting'>['value']>;

export type Setting = {
  key: string;
  kind: SettingKind;
  isOptional: boolean;
  value?: SettingValue;
  choices?: (string | number)[];
  help?: Words;
};

/** A part, such as a wall or a city, is named by its place, and may be taken out where it is optional. */
export type SettingGroup = {
  of: 'item' | 'section' | 'file' | 'part';
  at: DataPath;
  settings: Setting[];
  isOptional?: boolean;
};

/** A name in braces within a text: what it stands for, and where that is changed. */
export type Token = { written: string; value: string; place?: { file: string; at: DataPath } };

export type Field = {
  view: View | undefined;
  file: string;
  at: DataPath;
  /** What the file held when it was read: a change is refused when it holds something else. */
  version: string;
  line: number;
  /** What the schema says of it. */
  help: Words | undefined;
  boxes: Box[];
  list: ListPlace | undefined;
  /** The section of a page that it stands in. */
  section: ListPlace | undefined;
  settings: SettingGroup[];
  /** The pages that show it. */
  pages: PageName[];
  /** For a figure, or a name of the site: every place of content/ that names it. */
  uses: Use[];
  tokens: Token[];
  /** The texts of a file that is open as a whole. */
  texts: FoundText[];
  /** What a copy of the file would be, where it can be copied: `page`, or its collection. */
  copyKind: string | undefined;
  /** Whether the file as a whole can be taken out: a page, or an entry of a collection. */
  isRemovable: boolean;
};

export type Use = { file: string; line: number; text: string };
export type PageName = { language: Language; name: string; address: string };

export type Change = Asked<'save'>['changes'][number];
export type ListChange = Omit<Asked<'list'>, 'file' | 'version' | 'from'>;

/** What holds a review back, and the studio's word for why; nothing where there are no findings. */
export type Unready = {
  word: 'mistakesFirst' | 'unfinishedFirst';
  findings: readonly Finding[];
};

/** What was done to a file, as an editor knows it: it is named, and led to, when it is taken back. */
export type Deed = {
  act:
    | 'text'
    | 'setting'
    | 'address'
    | 'sure'
    | 'translate'
    | 'create'
    | 'delete'
    | ListChange['action'];
  file: string;
  /** The text that was open, or else what was changed; as it stood before. */
  at: DataPath;
  /** The list that was changed, and how. */
  list?: ListChange;
};

export type Direction = Asked<'replay'>['direction'];

/** What taking a change back, or making it again, has come to. */
export type Replayed =
  | { state: 'nothing' }
  | (Extract<Saved, { state: 'saved' }> & { deed: Deed })
  | Exclude<Saved, { state: 'saved' }>;

/** Something that the checker says of a file after a change. */
export type Finding = Offers & {
  severity: 'error' | 'warning' | 'note';
  /** The checker's name for it. */
  code: string;
  /** The box that it concerns; undefined for anything else in content/. */
  box: number | undefined;
  file: string;
  line: number;
  message: Words;
  hint: Words | undefined;
};

/** What still needs a file, and, where nothing does, the addresses that go with it. */
export type Keepers = { findings: Finding[]; addresses: string[] };

/** What a check answers: what is wrong, and how the texts would read, by the number of their mark. */
export type Draft = { findings: Finding[]; shown: Record<number, string[]> };

export type Saved =
  | { state: 'saved'; version: string; file: string }
  | { state: 'invalid'; findings: Finding[] }
  /** The file changed meanwhile: nothing was written. */
  | { state: 'conflict' };

/** What texts and settings may name. */
export type Choices = {
  links: PageName[];
  figures: { name: string; value: Record<Language, string> }[];
  icons: string[];
  images: string[];
  /** What can be made anew: `page`, and each collection. */
  kinds: { name: string; isBilingual: boolean }[];
};

/** A translation that is to be written, or is older than its original. */
export type WaitingText = {
  file: string;
  at: DataPath;
  language: Language;
  /**
   * What is older than its original: the day on which that was changed, where it stands, and when the translation was
   * written, in seconds. Undefined where there is no translation yet.
   */
  older?: Asked<'original'>;
};

/** A page in French only, or one whose translation is whole and not shown yet. */
export type PageToTranslate = { file: string; name: string; isWhole: boolean };

export type Translations = { texts: WaitingText[]; pages: PageToTranslate[] };

/** `count`: of all that hold the words; the first of them are `found`. */
export type FoundTexts = { count: number; found: FoundText[] };

export type FoundText = { file: string; at: DataPath; language?: Language; text: string };

/** A piece of a text: as it was and is, as it was alone, or as it is alone. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };

/** A place whose texts have changed, in each language in which they have. */
export type ChangedPlace = {
  file: string;
  /** The keys on the way to it, as words: `sections`, `#hero`, `title`. */
  steps: string[];
  /** Where it stands now; undefined when it is gone. */
  at: DataPath | undefined;
  texts: { language: Language | undefined; pieces: Piece[] }[];
  pages: PageName[];
};

export type Changes = {
  places: ChangedPlace[];
  /** Pictures that came, went or changed, by their path below content/images. */
  pictures: { file: string; isThere: boolean; wasThere: boolean }[];
};

/**
 * What was sent for review. `page`: where a pull request is opened, with its title and text. `command`: where there
 * is nowhere to send it to, the line for a terminal that shows it. `isAdded`: to a branch that was sent before.
 */
export type Sent = {
  branch: string;
  subject: string;
  isAdded: boolean;
  page?: string;
  command?: string;
};

/**
 * Where what was changed stands, as git knows it. `alone`: there is nowhere to send it to; `unknown`: it was sent,
 * and the remote does not answer; `merged`: it is in the branch that is published; `online`: visitors see it.
 */
export type Standing = { hasChanged: boolean } & (
  | { state: 'alone' | 'unsent' }
  | { state: 'sent' | 'unknown' | 'merged' | 'online'; branch: string }
);

/** What is to be known before anything is sent: what is not ready holds it back; the rest is said. */
export type BeforeSending = {
  unready: Unready;
  brokenRules: Finding[];
  warnings: Finding[];
};

/** The picture that is shown where a page's address is shared, and what it says: its first text is the page's. */
export type SharePicture = { svg: string; texts: FoundText[] };
