/** A text without what stands from `start` up to `end`. */
export function cut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(end);
}

/** Where the line starts that an offset stands in. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line that an offset stands in, its line break not included. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}
