import type { Kind } from '#schema/registry.ts';
import type { Diagnostic } from '../mistakes/catalogue.ts';
import type { Located } from '../mistakes/place.ts';

/** A content file that its schema accepts. */
export type SourceFile<T = unknown> = Located & {
  kind: Kind;
  /** The file's name without `.yaml`. */
  id: string;
  text: string;
  value: T;
};

/** A content file with mistakes: nothing is known of it but its text, where that can be read. */
export type InvalidFile = { path: string; text: string | undefined };

export type LoadResult = {
  /** The files without mistakes, sorted by path. */
  files: SourceFile[];
  /** The files that have mistakes. */
  invalid: InvalidFile[];
  diagnostics: Diagnostic[];
};
