import { type Document, isNode, isScalar, isSeq, type YAMLSeq } from 'yaml';
import { leadWithComments } from '../../content/canonical.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { EditError, listAt } from './edited.ts';
import { setMember, setScalar } from './values.ts';

/** Puts a copy of an item of a list behind it, its comments too. */
export function duplicateItem(document: Document, list: DataPath, index: number): void {
  changeItems(document, list, (items) =>
    items.toSpliced(index + 1, 0, spaced(items, document.createNode(itemAt(items, index).clone()))),
  );
}

/** Puts a new item into a list. */
export function insertItem(document: Document, list: DataPath, index: number, item: unknown): void {
  changeItems(document, list, (items) =>
    items.toSpliced(index, 0, spaced(items, document.createNode(item))),
  );
}

/** Takes an item out of a list, with the comments on it. The last one of all leaves an empty list. */
export function removeItem(document: Document, list: DataPath, index: number): void {
  changeItems(document, list, (items) => {
    itemAt(items, index);
    return items.toSpliced(index, 1);
  });
}

/** Moves an item of a list to another place in it, with the comments on it; empty lines stay where they are. */
export function moveItem(document: Document, list: DataPath, from: number, to: number): void {
  changeItems(document, list, (items) => {
    const isSpaced = items.map(({ spaceBefore }) => spaceBefore ?? false);
    itemAt(items, to);
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, itemAt(items, from));
    for (const [index, item] of moved.entries()) item.spaceBefore = isSpaced[index] ?? false;
    return moved;
  });
}

/** Gives a list other words. Those that stay keep their style and comments; an empty list is written anew. */
export function setWords(document: Document, list: DataPath, words: readonly string[]): void {
  const found = document.getIn(list, true);
  if (!isSeq(found) || found.items.length === 0 || words.length === 0) {
    setMember(document, list.slice(0, -1), String(list.at(-1)), words);
    return;
  }
  changeItems(document, list, (items) => {
    const before = items.map((item) => (isScalar(item) ? item.value : undefined));
    const start = sameFrom(before, words);
    const most = Math.min(before.length, words.length) - start;
    const end = Math.min(most, sameFrom(before.toReversed(), words.toReversed()));
    const others = items.slice(start, items.length - end);
    const wanted = words.slice(start, words.length - end).map((word, index) => {
      const node = others[index];
      if (!isScalar(node)) return document.createNode(word);
      setScalar(node, word);
      return node;
    });
    return [...items.slice(0, start), ...wanted, ...items.slice(items.length - end)];
  });
}

type Items = ReturnType<Document['createNode']>[];

/** Changes which items a list has. What stands right above the first one is that item's, and goes with it. */
function changeItems(document: Document, list: DataPath, change: (items: Items) => Items): void {
  const sequence = listAt(document, list);
  const items = sequence.items.filter(isNode);
  handDownComment(sequence);
  sequence.items = change(items);
  leadWithComments(sequence);
}

/** The comments right above the first item; those above an empty line speak of the list. */
function handDownComment(sequence: YAMLSeq): void {
  const [first] = sequence.items;
  const comment = sequence.commentBefore;
  if (!isNode(first) || !comment || comment.endsWith('\n')) return;
  const end = comment.lastIndexOf('\n\n') + 1;
  sequence.commentBefore = comment.slice(0, end);
  first.commentBefore = comment.slice(end === 0 ? 0 : end + 1);
}

/** An item as far from the one above it as the others of its list are. */
function spaced<Item extends Items[number]>(items: Items, item: Item): Item {
  item.spaceBefore = items[1]?.spaceBefore ?? false;
  return item;
}

function itemAt(items: Items, index: number): Items[number] {
  const item = items[index];
  if (!item) throw new EditError(`The list has no item ${index + 1}.`);
  return item;
}

/** How many words two lists have in common at their start. */
function sameFrom(one: readonly unknown[], other: readonly unknown[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index === -1 ? one.length : index;
}
