/** Lines and columns count from 1; columns count UTF-16 units, as editors do. The end is exclusive. */
export type Position = { line: number; column: number; endLine: number; endColumn: number };

/** The way to a value in a file's data: `['sections', 0, 'title', 'fr']`. */
export type DataPath = readonly (string | number)[];

/**
 * What of a place is meant: the value, its key, the first occurrence of a text in the value, or a
 * stretch of the value.
 */
export type Part = 'value' | 'key' | { text: string } | { from: number; to: number };

/** Something that can say where its data stand. */
export type Located = {
  path: string;
  /** Where a value stands. A missing one: its nearest parent that exists. */
  locate(path: DataPath, part?: Part): Position;
};

/** The place of a mistake that concerns a whole file, or one that does not exist. */
export const startOfFile: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

export function isStartOfFile(position: Position): boolean {
  return position.line === 1 && position.endLine === 1 && position.endColumn === 1;
}
