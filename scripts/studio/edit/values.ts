import { type Document, isNode, isScalar, isSeq, Scalar, type YAMLMap } from 'yaml';
import { leadWithComments } from '../../content/canonical.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { EditError, mapAt, nodeAt } from './edited.ts';

export type Primitive = string | number | boolean;

/** Replaces one value. It keeps its style (plain, quoted, folded, …) where that style can hold it. */
export function setValue(document: Document, path: DataPath, value: Primitive): void {
  const node = nodeAt(document, path);
  if (!isScalar(node)) throw new EditError(`${path.join(' / ')} is not a single value.`);
  setScalar(node, value);
}

export function setScalar(node: Scalar, value: Primitive): void {
  if (node.value === value) return;
  // How another value was written: `1.50`, `0x1f`, `~`.
  delete node.source;
  delete node.format;
  delete node.minFractionDigits;
  node.value = value;
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (typeof value !== 'string') node.type = Scalar.PLAIN;
  else if (value.trim() === '') node.type = Scalar.QUOTE_DOUBLE;
  else if (value.includes('\n') && !isBlock) node.type = Scalar.BLOCK_LITERAL;
}

/** Gives a map a value under a key: the one that stands there changes, or a new key is written. */
export function setMember(document: Document, map: DataPath, key: string, value: unknown): void {
  const node = mapAt(document, map);
  const before = node.get(key, true);
  if (isScalar(before) && isPrimitive(value)) {
    setScalar(before, value);
    return;
  }
  const made = document.createNode(value);
  // A list of words stands in brackets, as editors write it.
  if (isSeq(made)) made.flow = made.items.every(isScalar);
  if (isNode(before)) {
    made.comment = before.comment ?? null;
    made.commentBefore = before.commentBefore ?? null;
    node.set(key, made);
  } else {
    const at = node.flow ? node.items.length : behindShortValues(node);
    node.items.splice(at, 0, document.createPair(key, made));
  }
}

/** Takes a key and its value out of a map, with the comments above it, which speak of it. */
export function removeMember(document: Document, map: DataPath, key: string): void {
  const node = mapAt(document, map);
  if (!node.delete(key)) throw new EditError(`${map.join(' / ')} has no ${key}.`);
  leadWithComments(node);
}

/** Behind the short values that a map begins with: a switch stands beside them, not at the end. */
function behindShortValues(node: YAMLMap): number {
  const first = node.items.findIndex(
    ({ value }) =>
      !isScalar(value) || value.type === Scalar.BLOCK_FOLDED || value.type === Scalar.BLOCK_LITERAL,
  );
  return first === -1 ? node.items.length : Math.max(1, first);
}

function isPrimitive(value: unknown): value is Primitive {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
