import { commonEnd, commonStart } from './patch.ts';

/** How a text in block style is written: `>-`, its lines’ indentation, and how lines end. */
export type BlockStyle = { header: string; indent: string; lineBreak: string };

/** The lines of a folded text; a line break of the value is an empty line. */
export function foldLines(
  value: string,
  before: { value: string; lines: readonly string[] },
  width: number,
): string[] {
  const breaks = keptBreaks(value, before);
  let offset = 0;
  return value.split('\n').flatMap((paragraph, index) => {
    const start = offset;
    offset += paragraph.length + 1;
    const lines = paragraph === '' ? [] : foldParagraph(paragraph, start, breaks, width);
    return index === 0 ? lines : ['', ...lines];
  });
}

/** Joins lines to what stands after a key: the header, then each line with its indentation. */
export function blockText(lines: readonly string[], { header, indent, lineBreak }: BlockStyle) {
  const body = lines.map((line) => (line === '' ? '' : `${indent}${line}`));
  return [header, ...body].join(lineBreak);
}

/** The header that keeps the line breaks that a value ends with. */
export function headerFor(header: string, value: string): string {
  const style = header.charAt(0);
  if (!value.endsWith('\n')) return `${style}-`;
  return value.endsWith('\n\n') ? `${style}+` : style;
}

/** Where in the new value a line ended in the old one: only lines that changed are laid out anew. */
function keptBreaks(
  value: string,
  before: { value: string; lines: readonly string[] },
): Set<number> {
  const start = commonStart(before.value, value);
  const most = Math.min(before.value.length, value.length) - start;
  const end = commonEnd(before.value, value, most);
  const breaks = new Set<number>();
  let offset = 0;
  for (const line of before.lines) {
    offset = before.value.indexOf(line, offset) + line.length;
    if (offset < start) breaks.add(offset);
    if (offset >= before.value.length - end)
      breaks.add(offset + value.length - before.value.length);
  }
  return breaks;
}

function foldParagraph(
  paragraph: string,
  start: number,
  breaks: ReadonlySet<number>,
  width: number,
): string[] {
  const lines: string[] = [];
  let from = 0;
  for (let at = 0; at < paragraph.length; at += 1) {
    if (!breaks.has(start + at) || !isFold(paragraph, at)) continue;
    lines.push(...wrap(paragraph.slice(from, at), width));
    from = at + 1;
  }
  lines.push(...wrap(paragraph.slice(from), width));
  return lines;
}

/** A single space between words: only there may a folded text break. */
function isFold(text: string, at: number): boolean {
  return text[at] === ' ' && /\S/.test(text[at - 1] ?? ' ') && /\S/.test(text[at + 1] ?? ' ');
}

function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  let at = -1;
  for (let next = 0; next < line.length; next += 1) {
    if (!isFold(line, next)) continue;
    if (next > width && at !== -1) break;
    at = next;
    if (next > width) break;
  }
  return at === -1 ? [line] : [line.slice(0, at), ...wrap(line.slice(at + 1), width)];
}
