import { isMap, isScalar, isSeq, stringify, type YAMLMap } from 'yaml';
import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { setValue } from './set-value.ts';
import { cut, lineBreakOf, lineEnd, lineStart } from './source-lines.ts';
import { collectionAt, EditError, lastOffset, memberStarts, parseSource } from './source-tree.ts';
import { dataOf, firstThatReads, withoutMember, withValue } from './verify.ts';

const usualWidth = 110;

/** Gives a map a value under a key: the one that stands there changes, or a new line is written. */
export function setMember(text: string, map: DataPath, key: string, value: unknown): string {
  const data = dataOf(text);
  const before = valueAt(data, [...map, key]);
  if (before === undefined) return addMember(text, map, key, value);
  if (isPrimitive(value) && isPrimitive(before)) return setValue(text, [...map, key], value);
  return replaceMember(text, map, key, value);
}

/** Takes a key and its value out of a map; comments above it stay. */
export function removeMember(text: string, map: DataPath, key: string): string {
  const { node, index, starts } = memberAt(text, map, key);
  const wanted = withoutMember(dataOf(text), map, key);
  const start = starts[index] ?? 0;
  const next = starts[index + 1];
  const end = lastOffset(node.items[index]?.value) || start + key.length + 1;
  const candidates = [];
  if (node.flow) {
    const previous = node.items[index - 1]?.value;
    candidates.push(
      next === undefined
        ? cut(text, previous ? lastOffset(previous) : start, end)
        : cut(text, start, next),
    );
  } else {
    const line = lineStart(text, start);
    const isAlone = text.slice(line, start).trim() === '';
    if (isAlone) candidates.push(cut(text, line, afterLine(text, end)));
    // Behind the hyphen of its item, the next key takes its place, and the comments on it stand above.
    if (next !== undefined) {
      const between = text.slice(afterLine(text, end), lineStart(text, next));
      const [indent = ''] = /^ */.exec(text.slice(line)) ?? [];
      const comments = (between.match(/^ *#.*\r?\n/gm) ?? []).map(
        (each) => indent + each.trimStart(),
      );
      const without = text.slice(line, start) + text.slice(next);
      candidates.push(text.slice(0, line) + comments.join('') + without);
    }
  }
  return firstThatReads(candidates, wanted);
}

function addMember(text: string, map: DataPath, key: string, value: unknown): string {
  const node = mapAt(text, map);
  const wanted = withValue(dataOf(text), [...map, key], value);
  if (node.flow) {
    const end = lastOffset(node.items.at(-1)?.value);
    const ways = [inBrackets(key, value), asJson(key, value)];
    return firstThatReads(
      ways.map((way) => `${text.slice(0, end)}, ${way}${text.slice(end)}`),
      wanted,
    );
  }
  const [start = 0] = memberStarts(node);
  const column = start - lineStart(text, start);
  const at = lineEnd(text, lastOffset(node.items[leading(node)]?.value) - 1);
  const lineBreak = lineBreakOf(text) + ' '.repeat(column);
  const ways = [onLines(text, key, value, column), asJson(key, value)];
  return firstThatReads(
    ways.map((way) => text.slice(0, at) + lineBreak + way + text.slice(at)),
    wanted,
  );
}

function replaceMember(text: string, map: DataPath, key: string, value: unknown): string {
  const { node, index, starts } = memberAt(text, map, key);
  const wanted = withValue(dataOf(text), [...map, key], value);
  const start = starts[index] ?? 0;
  // A block ends behind its line break, which stays.
  const end = text.slice(0, lastOffset(node.items[index]?.value)).trimEnd().length;
  const old = node.items[index]?.value;
  const column = start - lineStart(text, start);
  const ways = [inBrackets(key, value), asJson(key, value)];
  if (!node.flow && !(isSeq(old) && old.flow)) ways.unshift(onLines(text, key, value, column));
  return firstThatReads(
    ways.map((way) => text.slice(0, start) + way + text.slice(end)),
    wanted,
  );
}

/** A list of words stands in brackets, as editors write it; anything else in lines of its own. */
function onLines(text: string, key: string, value: unknown, column: number): string {
  if (Array.isArray(value) && value.every(isPrimitive)) return inBrackets(key, value);
  const lines = stringify({ [key]: value }, { lineWidth: usualWidth - column })
    .trimEnd()
    .split('\n');
  const indent = ' '.repeat(column);
  return lines
    .map((line, at) => (at === 0 || line === '' ? line : indent + line))
    .join(lineBreakOf(text));
}

function inBrackets(key: string, value: unknown): string {
  const flowCollectionPadding = !Array.isArray(value);
  const style = { collectionStyle: 'flow', flowCollectionPadding, lineWidth: 0 } as const;
  return `${key}: ${stringify(value, style).trimEnd()}`;
}

/** What no other way of writing holds: JSON is YAML too. */
function asJson(key: string, value: unknown): string {
  const written = JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${key}: ${written}`;
}

/** The last of the short values that a map begins with: a switch stands beside them, not at the end. */
function leading(node: YAMLMap): number {
  const first = node.items.findIndex(
    ({ value }) => !isScalar(value) || value.srcToken?.type === 'block-scalar',
  );
  return first === -1 ? node.items.length - 1 : Math.max(0, first - 1);
}

function memberAt(text: string, map: DataPath, key: string) {
  const node = mapAt(text, map);
  const index = node.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
  if (index === -1) throw new EditError(`${map.join(' / ')} has no ${key}.`);
  return { node, index, starts: memberStarts(node) };
}

function mapAt(text: string, map: DataPath): YAMLMap {
  const node = collectionAt(parseSource(text), map);
  if (!isMap(node)) throw new EditError(`${map.join(' / ')} holds no keys.`);
  return node;
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function afterLine(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const next = text.indexOf('\n', last - 1);
  return next === -1 ? text.length : next + 1;
}
