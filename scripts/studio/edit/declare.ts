import { isMap, isSeq } from 'yaml';
import { commentsOf, isCommentLine } from '../../content/doubts/declarations.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { lineBreakAt, lineEnd, lineStart } from './source-lines.ts';
import { parseSource, placeOf, rangeOf } from './source-tree.ts';
import { dataOf, firstThatReads } from './verify.ts';

/**
 * Says of a value that a doubt of the checker is none, and why; the data stay as they are. A comment speaks
 * of what it stands above, and of the whole file above its first key: there it stands behind the value.
 */
export function declareSure(text: string, at: DataPath, code: string, because: string): string {
  const { node, start: member } = placeOf(parseSource(text), at);
  // The words of a list are meant together: its key stands above them all.
  const offset = isSeq(node) && member !== undefined ? member : rangeOf(node)[0];
  const start = lineStart(text, offset);
  const declared = `# sure: ${code} because ${because.replace(/\s+/g, ' ').trim()}`;
  const isFirst = text.slice(0, start).split('\n').every(isCommentLine);
  const ways = isFirst ? besideFirst(text, offset, declared) : [above(text, start, declared)];
  return firstThatReads(ways, dataOf(text));
}

function above(text: string, start: number, declared: string): string {
  const [indent = ''] = /^ */.exec(text.slice(start)) ?? [];
  return text.slice(0, start) + indent + declared + lineBreakAt(text, start) + text.slice(start);
}

/** Behind the first line; or, where a comment or more of the value follows there, behind the key, the value below. */
function* besideFirst(text: string, offset: number, declared: string): Generator<string> {
  const end = lineEnd(text, offset);
  const hasComment = [...commentsOf(text)].some((comment) => lineEnd(text, comment.offset) === end);
  if (!hasComment) yield `${text.slice(0, end)} ${declared}${text.slice(end)}`;
  const { contents } = parseSource(text);
  if (!isMap(contents)) return;
  const [key, keyEnd] = rangeOf(contents.items[0]?.key);
  const behind = text.indexOf(':', keyEnd) + 1;
  const indent = ' '.repeat(key - lineStart(text, key) + 2);
  const value = text.slice(behind).trimStart();
  yield `${text.slice(0, behind)} ${declared}${lineBreakAt(text, offset)}${indent}${value}`;
}
