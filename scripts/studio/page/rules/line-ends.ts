const lineEnd = /\r\n?|\n/g;

/** A file's text as the editor has it. */
export function asTyped(text: string): string {
  return text.replace(lineEnd, '\n');
}

/** What was typed, with the line ends that its file begins with. */
export function withLineEnds(typed: string, file: string): string {
  const [usual = '\n'] = file.match(lineEnd) ?? [];
  return typed.replaceAll('\n', usual);
}
