import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { DataPath } from '../../content/mistakes/place.ts';
import { yamlOptions } from '../../content/read/locate.ts';

/** A value in a file's text, with what it belongs to. */
export type Place = {
  node: Node;
  parent: Node | undefined;
  /** Where its key or its hyphen starts; undefined for the whole file, and in brackets. */
  start: number | undefined;
};

/** Thrown when a change cannot be made: the file does not hold what the change is about. */
export class EditError extends Error {}

export function parseSource(text: string): Document {
  const document = parseDocument(text, { ...yamlOptions, keepSourceTokens: true });
  if (document.errors.length > 0) throw new EditError('The file cannot be read as YAML.');
  return document;
}

/** The place of a value; undefined when there is none. */
function findPlace(document: Document, path: DataPath): Place | undefined {
  let place: Place | undefined = isNode(document.contents)
    ? { node: document.contents, parent: undefined, start: undefined }
    : undefined;
  for (const step of path) place = place && childOf(place.node, step);
  return place;
}

export function placeOf(document: Document, path: DataPath): Place {
  const place = findPlace(document, path);
  if (!place) throw new EditError(`The file has no ${path.join(' / ')}.`);
  return place;
}

/** The list or map at a path. */
export function collectionAt(document: Document, path: DataPath): YAMLSeq | YAMLMap {
  const { node } = placeOf(document, path);
  if (!isSeq(node) && !isMap(node)) throw new EditError(`${path.join(' / ')} is not a list.`);
  return node;
}

/** Where the hyphen, or the key, of each member of a list or map in block style starts. */
export function memberStarts(collection: YAMLSeq | YAMLMap): number[] {
  const token = collection.srcToken;
  if (token?.type === 'block-seq') {
    return token.items.flatMap(
      ({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [],
    );
  }
  if (!isMap(collection)) return [];
  return collection.items.flatMap(({ key }) => (isScalar(key) && key.range ? key.range[0] : []));
}

/** Where the last value in a node ends. */
export function lastOffset(node: unknown): number {
  if (isSeq(node) && !node.flow) return Math.max(0, ...node.items.map(lastOffset));
  if (isMap(node) && !node.flow) {
    return Math.max(
      0,
      ...node.items.flatMap(({ key, value }) => [lastOffset(key), lastOffset(value)]),
    );
  }
  return isScalar(node) || isSeq(node) || isMap(node) ? rangeOf(node)[1] : 0;
}

export function rangeOf(node: unknown): readonly [number, number, number] {
  const range = isNodeWithRange(node) ? node.range : undefined;
  if (!range) throw new EditError('The item has no place in the file.');
  return range;
}

function isNodeWithRange(node: unknown): node is Node {
  return isScalar(node) || isSeq(node) || isMap(node);
}

function childOf(node: Node, step: string | number): Place | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair || !isNode(pair.value) || !isScalar(pair.key)) return undefined;
    return { node: pair.value, parent: node, start: node.flow ? undefined : pair.key.range?.[0] };
  }
  if (!isSeq(node) || typeof step !== 'number') return undefined;
  const item = node.items[step];
  if (!isNode(item)) return undefined;
  return { node: item, parent: node, start: node.flow ? undefined : memberStarts(node)[step] };
}
