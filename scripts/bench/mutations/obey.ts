import type { Diagnostic } from '../../content/mistakes/catalogue.ts';

/** The text after doing what a hint says, word for word; undefined where a person must choose. */
export function obey(
  text: string,
  { position, message, hint = '' }: Diagnostic,
): string | undefined {
  const lines = text.split('\n');
  const index = position.line - 1;
  const line = lines[index];
  if (line === undefined) return undefined;
  const put = (...instead: string[]) =>
    lines.toSpliced(index, instead.length, ...instead).join('\n');
  if (/^remove the (?:comment|line)$/u.test(hint)) {
    const comment = line.indexOf('#', position.column - 1);
    const rest = comment === -1 ? '' : line.slice(0, comment).trimEnd();
    return rest === '' ? lines.toSpliced(index, 1).join('\n') : put(rest);
  }
  const whole = /^write the line as `(.*)`$/u.exec(hint)?.[1];
  if (whole !== undefined) return put(whole);
  const [, many, indent] = /^indent (?:it|these (\d+) lines) by (\d+) spaces?$/u.exec(hint) ?? [];
  if (indent !== undefined) {
    if (many === undefined) return put(' '.repeat(Number(indent)) + line.trimStart());
    const shift = Number(indent) - line.search(/[^ ]|$/u);
    const moved = lines.slice(index, index + Number(many ?? 1)).map((each) => {
      if (each.trim() === '') return each;
      return shift > 0 ? ' '.repeat(shift) + each : each.slice(-shift);
    });
    return put(...moved);
  }
  const from = position.column - 1;
  const to = position.endLine === position.line ? position.endColumn - 1 : line.length;
  const removed = /^remove `(.*)`$/u.exec(hint)?.[1];
  if (removed !== undefined)
    return put(line.slice(0, from) + line.slice(from).replace(removed, ''));
  const [, written] =
    cureIn.exec(hint) ?? (hint === '' ? /did you mean `(.*?)`\?$/u.exec(message) : undefined) ?? [];
  if (written === undefined || written.includes('…')) return undefined;
  // A tag is the start of the text that is written otherwise.
  if (hint.startsWith('as text, ')) return put(line.slice(0, from) + written);
  const key = /^(?:- |[\w-]+: ?)/u.exec(written)?.[0];
  const start = key === undefined ? -1 : line.lastIndexOf(key.trimEnd(), from);
  const isFromKey = start !== -1 && !line.slice(from, to).startsWith(key ?? '');
  return put(line.slice(0, isFromKey ? start : from) + written + line.slice(to));
}

const cureIn =
  /^(?:write|as text, write|quote it:|remove the quotes:|did you mean|text that starts with `.` stands in quotes:) `(.*?)`(?=$|[?,;]| if | \()/u;
