import { dataChanged } from '../../../../app/ui/island-data.ts';
import { decodeMarks, encodeMark, withoutMarks } from '../../marks/marks.ts';

/** A text of the page in the frame, with the number of its mark. */
export type MarkedText = { id: number; text: string };

const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];

/** What holds a text: a text node, an attribute, or what an island is given. */
type Holder = { get: () => string; set: (text: string) => void };

/** What holds a text that is seen. */
type SeenHolder = Holder & { element: () => Element | null };

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

/** Shows texts at once, before they are written. One that the page cuts otherwise waits until then. */
export function showTexts(root: Document, shown: Record<number, string[]>): void {
  for (const beside of root.querySelectorAll<HTMLElement>('[data-island-data]')) {
    const data: unknown = JSON.parse(beside.textContent);
    if (!write([...dataHolders(data)], shown)) continue;
    beside.textContent = JSON.stringify(data);
    root
      .querySelector(`[data-island="${beside.dataset.islandData}"]`)
      ?.dispatchEvent(new Event(dataChanged, { cancelable: true }));
  }
  write([...holders(root)], shown);
}

/** Whether any of them holds one of these texts. */
function write(all: readonly Holder[], shown: Record<number, string[]>): boolean {
  let isAny = false;
  for (const [key, pieces] of Object.entries(shown)) {
    const mark = encodeMark(Number(key));
    const here = all.filter(({ get }) => get().includes(mark));
    if (here.length === 0 || pieces.length === 0 || here.length % pieces.length !== 0) continue;
    isAny = true;
    here.forEach((holder, index) => {
      holder.set((pieces[index % pieces.length] ?? '') + mark);
    });
  }
  return isAny;
}

function* dataHolders(data: unknown): Generator<Holder> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') {
      yield { get: () => value, set: (text) => void Reflect.set(data, key, text) };
    } else yield* dataHolders(value);
  }
}

function* holders(root: Document | Element): Generator<SeenHolder> {
  const document = root.ownerDocument ?? root;
  if (!('createTreeWalker' in document)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) yield textHolder(node);
    else if (node.nodeType === Node.ELEMENT_NODE) yield* attributeHolders(node as Element);
  }
}

function textHolder(node: Node): SeenHolder {
  return {
    // What islands are given holds marks too, and is not seen.
    get: () =>
      /^(?:SCRIPT|STYLE)$/.test(node.parentNode?.nodeName ?? '') ? '' : (node.nodeValue ?? ''),
    set: (text) => {
      node.nodeValue = text;
    },
    element: () => node.parentElement,
  };
}

function attributeHolders(element: Element): SeenHolder[] {
  return attributes
    .filter((name) => element.hasAttribute(name))
    .map((name) => ({
      get: () => element.getAttribute(name) ?? '',
      set: (text) => element.setAttribute(name, text),
      element: () => element,
    }));
}

/** The frame has an Element of its own: `instanceof` does not know it. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE;
}
