import { isScalar, type Scalar } from 'yaml';
import type { DataPath } from '../../content/mistakes/place.ts';
import { blockText, foldLines, headerFor } from './block-text.ts';
import { lineBreakOf } from './source-lines.ts';
import { EditError, type Place, parseSource, placeOf } from './source-tree.ts';
import { dataOf, firstThatReads, withValue } from './verify.ts';

export type Primitive = string | number | boolean;

const usualWidth = 110;

/**
 * Replaces one value in a file's text. Comments, order, line ends and all other bytes stay; the value
 * keeps its style (plain, quoted, folded, …) where that style can hold it.
 */
export function setValue(text: string, path: DataPath, value: Primitive): string {
  const document = parseSource(text);
  const place = placeOf(document, path);
  if (!isScalar(place.node)) throw new EditError(`${path.join(' / ')} is not a single value.`);
  const data = dataOf(text);
  const wanted = withValue(data, path, value);
  return firstThatReads(candidates(text, place, place.node, value), wanted);
}

/** The ways to write the value, the closest to how it is written now first. */
function* candidates(
  text: string,
  place: Place,
  node: Scalar,
  value: Primitive,
): Generator<string> {
  const [start, end] = extentOf(text, node);
  const replaceBy = (written: string) => {
    const gap = start === end && /\S/.test(text[start - 1] ?? ' ') ? ' ' : '';
    return text.slice(0, start) + gap + written + text.slice(end);
  };
  if (typeof value !== 'string') {
    yield replaceBy(String(value));
    return;
  }
  if (node.srcToken?.type === 'block-scalar') yield* blockCandidates(text, node, value, replaceBy);
  if (node.type === 'PLAIN') yield replaceBy(value);
  if (node.type === 'QUOTE_SINGLE') yield replaceBy(singleQuoted(value));
  if (node.type === 'QUOTE_DOUBLE') yield replaceBy(doubleQuoted(value));
  if (value.includes('\n') && place.start !== undefined) {
    yield replaceBy(newBlock(text, place.start, value));
  }
  if (value.includes('"') && !value.includes("'")) yield replaceBy(singleQuoted(value));
  yield replaceBy(doubleQuoted(value));
}

function* blockCandidates(
  text: string,
  { srcToken, value: before }: Scalar,
  value: string,
  replaceBy: (written: string) => string,
): Generator<string> {
  if (srcToken?.type !== 'block-scalar' || typeof before !== 'string') return;
  const props = srcToken.props.map((token) => ('source' in token ? token.source : '')).join('');
  const head = props.trimEnd();
  const header = /^[|>][-+]?/.exec(head)?.[0] ?? '|-';
  const source = srcToken.source.trimEnd();
  const lines = source.split(/\r?\n/).map((line) => line.trim());
  const indent = /^[ ]+/m.exec(source)?.[0] ?? '  ';
  const style = { indent, lineBreak: lineBreakOf(text) };
  const width = Math.max(usualWidth, ...source.split(/\r?\n/).map(({ length }) => length));
  const body = value.replace(/\n+$/, '');
  const written = header.startsWith('>')
    ? foldLines(body, { value: before, lines }, width - indent.length)
    : body.split('\n');
  yield replaceBy(blockText(written, { ...style, header: head }));
  const extra = value.length - body.length;
  const more = Array.from({ length: Math.max(0, extra - 1) }, () => '');
  const other = head.replace(header, headerFor(header, value));
  yield replaceBy(blockText([...written, ...more], { ...style, header: other }));
  const literal = head.replace(header, headerFor('|', value));
  yield replaceBy(blockText([...body.split('\n'), ...more], { ...style, header: literal }));
}

function newBlock(text: string, memberStart: number, value: string): string {
  const column = memberStart - (text.lastIndexOf('\n', memberStart - 1) + 1);
  const style = { indent: ' '.repeat(column + 2), lineBreak: lineBreakOf(text) };
  const lines = value.replace(/\n+$/, '').split('\n');
  return blockText(lines, { ...style, header: headerFor('|', value) });
}

/** What of the text is the value as written, without the empty lines behind a block. */
function extentOf(text: string, { range, srcToken }: Scalar): [number, number] {
  if (!range) throw new EditError('The value has no place in the file.');
  const [start, end] = range;
  if (srcToken?.type !== 'block-scalar') return [start, end];
  return [srcToken.offset, srcToken.offset + text.slice(srcToken.offset, end).trimEnd().length];
}

function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function doubleQuoted(value: string): string {
  const escaped = JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return escaped;
}
