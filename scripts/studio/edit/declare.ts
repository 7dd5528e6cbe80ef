import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import { lineBreakOf } from './set-value.ts';
import { dataOf, firstThatReads } from './verify.ts';

/** Says above a value that a doubt of the checker is none, and why; the data stay as they are. */
export function declareSure(text: string, at: DataPath, code: string, because: string): string {
  const { line } = makeView('', text).locate(at);
  const lineBreak = lineBreakOf(text);
  const lines = text.split(lineBreak);
  const indent = /^ */.exec(lines[line - 1] ?? '')?.[0] ?? '';
  const reason = because.replace(/\s+/g, ' ').trim();
  const declared = lines.toSpliced(line - 1, 0, `${indent}# sure: ${code} because ${reason}`);
  return firstThatReads([declared.join(lineBreak)], dataOf(text));
}
