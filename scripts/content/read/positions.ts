import type { Position } from '../mistakes/place.ts';

/** Turns offsets of a text into lines and columns. */
export function makePositions(text: string): (start: number, end: number) => Position {
  let starts: number[] | undefined;
  return (start, end) => {
    starts ??= lineStarts(text);
    const line = lineAt(starts, start);
    const endLine = lineAt(starts, end);
    return {
      line: line + 1,
      column: start - (starts[line] ?? 0) + 1,
      endLine: endLine + 1,
      endColumn: end - (starts[endLine] ?? 0) + 1,
    };
  };
}

/** The line that holds an offset, without its line break. */
export function lineAround(text: string, offset: number): { start: number; text: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? text.length : end);
  return { start, text: line.endsWith('\r') ? line.slice(0, -1) : line };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
