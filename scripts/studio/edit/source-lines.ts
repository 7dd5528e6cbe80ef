/** A text without what stands from `start` up to `end`. */
export function cut(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(end);
}

/** Where the line starts that an offset stands in. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** How the line ends that an offset stands in; the last one as the file's others do. */
export function lineBreakAt(text: string, offset: number): string {
  return text.startsWith('\n', lineEnd(text, offset)) ? '\n' : lineBreakOf(text);
}

/** How the lines of a file end; where they end in both ways, new ones end in that of Windows. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** The end of the line that an offset stands in, its line break not included. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}
