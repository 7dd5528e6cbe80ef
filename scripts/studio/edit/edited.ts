import { type Document, isMap, isNode, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { openDocument, writeDocument } from '../../content/canonical.ts';
import type { DataPath } from '../../content/mistakes/place.ts';

/** Thrown when a change cannot be made: the file does not hold what the change is about. */
export class EditError extends Error {}

/**
 * A file's text after a change, in the one form of content: what stood in it already differs in the lines of
 * the change alone. Order, comments and all other data stay, and so does the text where nothing changes.
 */
export function edited(text: string, change: (document: Document) => void): string {
  const document = openDocument(text);
  if (!document) throw new EditError('The file cannot be read as YAML.');
  const before = writeDocument(document, text);
  change(document);
  const after = writeDocument(document, text);
  return after === before ? text : after;
}

export function nodeAt(document: Document, path: DataPath): Node {
  const node = document.getIn(path, true);
  if (!isNode(node)) throw new EditError(`The file has no ${path.join(' / ')}.`);
  return node;
}

export function mapAt(document: Document, path: DataPath): YAMLMap {
  const node = nodeAt(document, path);
  if (!isMap(node)) throw new EditError(`${path.join(' / ')} holds no keys.`);
  return node;
}

export function listAt(document: Document, path: DataPath): YAMLSeq {
  const node = nodeAt(document, path);
  if (!isSeq(node)) throw new EditError(`${path.join(' / ')} is not a list.`);
  return node;
}

/** The data at a place; undefined where there are none. */
export function dataAt(document: Document, path: DataPath): unknown {
  const node = document.getIn(path, true);
  return isNode(node) ? node.toJS(document) : undefined;
}
