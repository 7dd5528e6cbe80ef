import { hydrated } from '../../../dev/following-router.ts';
import { decodeMarks, encodeMark, withoutMarks } from '../../marks/marks.ts';

/** A text of the page in the frame, with the number of its mark. */
export type MarkedText = { id: number; text: string };

const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];

/** What holds a text: a text node, or an attribute. */
type Holder = {
  get: () => string;
  set: (text: string) => void;
  isHydrated: () => boolean;
  element: () => Element | null;
};

/** Every marked text of a document, once each, in reading order; the head comes first. */
export function markedTexts(root: Document): MarkedText[] {
  const found = new Map<number, string>();
  for (const { get } of holders(root)) {
    const text = get();
    for (const id of decodeMarks(text))
      if (!found.has(id)) found.set(id, withoutMarks(text).trim());
  }
  return [...found].map(([id, text]) => ({ id, text }));
}

/** The mark of what was clicked: of the text under the pointer, or of the element's name. */
export function markAt(
  root: Document,
  { target, clientX, clientY }: MouseEvent,
): number | undefined {
  const caret = root.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  const element = isElement(target) ? target : undefined;
  if (caret && element?.contains(caret)) {
    const [id] = decodeMarks(caret.textContent ?? '');
    if (id !== undefined) return id;
  }
  for (const holder of element ? holders(element) : []) {
    const [id] = decodeMarks(holder.get());
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The element that shows a text, the head of the page apart. */
export function elementOf(root: Document | null | undefined, id: number): Element | undefined {
  if (!root?.body) return undefined;
  const mark = encodeMark(id);
  const found = [...holders(root.body)].find(({ get }) => get().includes(mark));
  return found?.element() ?? undefined;
}

/** Where the text under the pointer stands in the window: its own element's room. */
export function rectOf({ target }: MouseEvent, root: Document): DOMRect | undefined {
  if (!isElement(target) || target === root.documentElement || target === root.body)
    return undefined;
  return target.getBoundingClientRect();
}

/**
 * Shows texts at once, before they are written. One that the page cuts otherwise waits until then.
 *
 * @returns whether React had taken over all of them: it compares the page with its own texts first, and
 *   once more when a click comes while it does
 */
export function showTexts(root: Document, shown: Record<number, string[]>): boolean {
  if (Reflect.get(root, hydrated) !== true) return false;
  let isDone = true;
  const all = [...holders(root)];
  for (const [key, pieces] of Object.entries(shown)) {
    const mark = encodeMark(Number(key));
    const here = all.filter(({ get }) => get().includes(mark));
    if (pieces.length === 0 || here.length % pieces.length !== 0) continue;
    if (!here.every(({ isHydrated }) => isHydrated())) {
      isDone = false;
      continue;
    }
    here.forEach((holder, index) => {
      holder.set((pieces[index % pieces.length] ?? '') + mark);
    });
  }
  return isDone;
}

function* holders(root: Document | Element): Generator<Holder> {
  const document = root.ownerDocument ?? root;
  if (!('createTreeWalker' in document)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) yield textHolder(node);
    else if (node.nodeType === Node.ELEMENT_NODE) yield* attributeHolders(node as Element);
  }
}

function textHolder(node: Node): Holder {
  return {
    // Scripts hold the page's data, marks included.
    get: () =>
      /^(?:SCRIPT|STYLE)$/.test(node.parentNode?.nodeName ?? '') ? '' : (node.nodeValue ?? ''),
    set: (text) => {
      node.nodeValue = text;
    },
    isHydrated: () => isHydrated(node.parentNode),
    element: () => node.parentElement,
  };
}

function attributeHolders(element: Element): Holder[] {
  return attributes
    .filter((name) => element.hasAttribute(name))
    .map((name) => ({
      get: () => element.getAttribute(name) ?? '',
      set: (text) => element.setAttribute(name, text),
      isHydrated: () => isHydrated(element),
      element: () => element,
    }));
}

/** A part of the page may come later than the rest: React notes on each element that it has reached it. */
function isHydrated(node: Node | null): boolean {
  return node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

/** The frame has an Element of its own: `instanceof` does not know it. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE;
}
