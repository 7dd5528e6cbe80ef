import type { Kind } from '../../schema/registry.ts';
import type { Code } from './diagnostics.ts';

/** Lines and columns count from 1; columns count UTF-16 units, as editors do. The end is exclusive. */
export type Position = { line: number; column: number; endLine: number; endColumn: number };

/** A mistake (`error`) or a remark (`note`), at its place. */
export type Diagnostic = {
  code: Code;
  severity: 'error' | 'note';
  /** Relative to the project's root, with slashes: `content/pages/home.yaml`. */
  path: string;
  position: Position;
  message: string;
  expected?: string;
  hint?: string;
};

/** The way to a value in a file's data: `['sections', 0, 'title', 'fr']`. */
export type DataPath = readonly (string | number)[];

/** What of a place is meant: the value, its key, or the first occurrence of a text in the value. */
export type Part = 'value' | 'key' | { text: string };

/** Something that can say where its data stand. */
export type Located = {
  path: string;
  /** Where a value stands. A missing one: its nearest parent that exists. */
  locate(path: DataPath, part?: Part): Position;
};

/** A content file that its schema accepts. */
export type SourceFile<T = unknown> = Located & {
  kind: Kind;
  /** The file's name without `.yaml`. */
  id: string;
  text: string;
  value: T;
};

/** A content file with mistakes: nothing is known of it but its text. */
export type WithheldFile = { path: string; text: string };

export type LoadResult = {
  /** The files without mistakes, sorted by path. */
  files: SourceFile[];
  /** The files that could be read and have mistakes. */
  withheld: WithheldFile[];
  diagnostics: Diagnostic[];
};
