const lineEnd = /\r\n?|\n/g;

/** A file's text as the editor has it. */
export function asTyped(text: string): string {
  return text.replace(lineEnd, '\n');
}

/** What was typed, with the line ends of its file: lines that did not change keep their own. */
export function withLineEnds(typed: string, file: string): string {
  const ends = file.match(lineEnd) ?? [];
  const [usual = '\n'] = ends;
  const before = file.split(lineEnd);
  const lines = typed.split('\n');
  const firstChanged = lines.findIndex((line, index) => line !== before[index]);
  const isKept = (index: number) => firstChanged === -1 || index < firstChanged;
  const shift = before.length - lines.length;
  return lines
    .map((line, index) => {
      if (index === lines.length - 1) return line;
      return line + (ends[isKept(index) ? index : index + shift] ?? usual);
    })
    .join('');
}
