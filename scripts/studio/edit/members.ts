import { isSeq, stringify, type YAMLSeq } from 'yaml';
import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { cut, lineBreakOf, lineEnd, lineStart } from './source-lines.ts';
import {
  collectionAt,
  EditError,
  lastOffset,
  memberStarts,
  parseSource,
  rangeOf,
} from './source-tree.ts';
import { dataOf, firstThatReads, withValue } from './verify.ts';

/** What of a text is one item: with the comments right above it, without the line break behind it. */
type Chunk = { start: number; end: number };

/** Puts a copy of an item of a list behind it. */
export function duplicateItem(text: string, list: DataPath, index: number): string {
  const items = itemsOf(text, list);
  const { chunks, sequence, dash } = chunksOf(text, list);
  const chunk = chunkAt(chunks, index);
  const wanted = items.toSpliced(index, 0, items[index]);
  return checked(
    text,
    list,
    wanted,
    insertAfter(text, sequence, chunks, index, textOf(text, chunk), dash),
  );
}

/** Puts a new item into a list, written as YAML in the file's own indentation. */
export function insertItem(text: string, list: DataPath, index: number, item: unknown): string {
  const items = itemsOf(text, list);
  const { chunks, sequence, dash } = chunksOf(text, list);
  const indent = ' '.repeat(dash);
  const wanted = items.toSpliced(index, 0, item);
  if (sequence.flow) {
    const written = stringify(item, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
    return checked(
      text,
      list,
      wanted,
      insertAfter(text, sequence, chunks, index - 1, written, dash),
    );
  }
  const lines = stringify([item], { lineWidth: usualWidth - dash })
    .trimEnd()
    .split('\n');
  const indented = lines.map((line, at) => (line === '' || at === 0 ? line : indent + line));
  const written = indented.join(lineBreakOf(text));
  return checked(text, list, wanted, insertAfter(text, sequence, chunks, index - 1, written, dash));
}

/** Takes an item out of a list. The last one of all leaves an empty list. */
export function removeItem(text: string, list: DataPath, index: number): string {
  const items = itemsOf(text, list);
  const { chunks, sequence } = chunksOf(text, list);
  const chunk = chunkAt(chunks, index);
  const wanted = items.toSpliced(index, 1);
  const next = chunks[index + 1];
  const previous = chunks[index - 1];
  if (next) {
    const end = sequence.flow ? next.start : chunk.end + blankBetween(text, chunk.end, next.start);
    return checked(text, list, wanted, cut(text, chunk.start, end));
  }
  if (previous) {
    const from = sequence.flow ? previous.end : afterLastLine(text, previous.end, chunk.start);
    return checked(text, list, wanted, cut(text, from, chunk.end));
  }
  if (sequence.flow) return checked(text, list, wanted, cut(text, chunk.start, chunk.end));
  // Nothing but comments on the list stands between its key, or the hyphen of its parent, and its item.
  const head = text.slice(0, chunk.start);
  const colon = head.search(/[:-](?=(?:[ \r]*(?:#[^\n]*)?\n)* *$)/);
  const comments = head.slice(colon + 1).trimEnd();
  const empty = `${text.slice(0, colon + 1)} []${comments}${text.slice(chunk.end)}`;
  return checked(text, list, wanted, empty);
}

/** Moves an item of a list to another place in it; what stands between items stays where it is. */
export function moveItem(text: string, list: DataPath, from: number, to: number): string {
  const items = itemsOf(text, list);
  const { chunks } = chunksOf(text, list);
  const moved = chunkAt(chunks, from);
  chunkAt(chunks, to);
  const order = chunks.toSpliced(from, 1).toSpliced(to, 0, moved);
  const wanted = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
  let result = '';
  let at = 0;
  chunks.forEach((slot, index) => {
    const chunk = order[index] ?? slot;
    result += text.slice(at, slot.start) + textOf(text, chunk);
    at = slot.end;
  });
  return checked(text, list, wanted, result + text.slice(at));
}

const usualWidth = 110;

function checked(text: string, list: DataPath, items: unknown[], result: string): string {
  return firstThatReads([result], withValue(dataOf(text), list, items));
}

function itemsOf(text: string, list: DataPath): unknown[] {
  const items = valueAt(dataOf(text), list);
  if (!Array.isArray(items)) throw new EditError(`${list.join(' / ')} is not a list.`);
  return items;
}

function chunksOf(text: string, list: DataPath) {
  const sequence = collectionAt(parseSource(text), list);
  if (!isSeq(sequence)) throw new EditError(`${list.join(' / ')} is not a list.`);
  const chunks = sequence.flow ? flowChunks(sequence) : blockChunks(text, sequence);
  const [first = 0] = memberStarts(sequence);
  return { sequence, chunks, dash: first - lineStart(text, first) };
}

function flowChunks(sequence: YAMLSeq): Chunk[] {
  return sequence.items.map((item) => {
    const range = rangeOf(item);
    return { start: range[0], end: range[1] };
  });
}

function blockChunks(text: string, sequence: YAMLSeq): Chunk[] {
  const starts = memberStarts(sequence);
  return sequence.items.map((item, index) => {
    const dash = starts[index] ?? 0;
    const end = Math.max(lastOffset(item), dash + 1);
    return { start: ownStart(text, dash), end: lineEnd(text, trimmedEnd(text, end)) };
  });
}

/** Where an item starts: at its hyphen, or at the comments that stand right above it. */
function ownStart(text: string, dash: number): number {
  let start = dash;
  let line = lineStart(text, dash);
  if (text.slice(line, dash).trim() !== '') return dash;
  while (line > 0) {
    line = lineStart(text, line - 1);
    const comment = /^ +(?=#)/.exec(text.slice(line, start));
    if (!comment) break;
    start = line + comment[0].length;
  }
  return start;
}

function insertAfter(
  text: string,
  collection: YAMLSeq,
  chunks: readonly Chunk[],
  index: number,
  written: string,
  dash: number,
): string {
  const before = chunks[index];
  const after = chunks[index + 1];
  const between = separator(text, collection, chunks, dash);
  if (before) return text.slice(0, before.end) + between + written + text.slice(before.end);
  if (after) return text.slice(0, after.start) + written + between + text.slice(after.start);
  throw new EditError('The list has no item yet.');
}

/** What stands between two items of this list: a comma, a line break, or an empty line too. */
function separator(
  text: string,
  collection: YAMLSeq,
  chunks: readonly Chunk[],
  dash: number,
): string {
  if (collection.flow) return ', ';
  const lineBreak = lineBreakOf(text);
  const indent = ' '.repeat(dash);
  const [first, second] = chunks;
  const isSpaced = first && second && /\n\s*\n/.test(text.slice(first.end, second.start));
  return (isSpaced ? lineBreak + lineBreak : lineBreak) + indent;
}

/** The length of the line breaks and empty lines between two items, up to a comment. */
function blankBetween(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const comment = between.indexOf('#');
  return comment === -1 ? between.length : comment;
}

/** Where the empty lines before an item start, behind comments that are not the item's. */
function afterLastLine(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

function chunkAt(chunks: readonly Chunk[], index: number): Chunk {
  const chunk = chunks[index];
  if (!chunk) throw new EditError(`The list has no item ${index + 1}.`);
  return chunk;
}

function textOf(text: string, { start, end }: Chunk): string {
  return text.slice(start, end);
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
