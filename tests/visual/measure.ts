/** What may be too small, too long or too wide on a page, as the browser has laid it out. */
export interface Limits {
  /** Smallest letters, px. */
  letters: number;
  /** Longest line, characters. */
  line: number;
  /** Smallest side of what is pressed, px. */
  target: number;
}

/**
 * Runs in the page: one line for each thing that breaks a limit, and for each text or picture that
 * reaches beyond the screen's edges or is cut off by its box. It stands alone, so that it can be sent to the browser.
 */
export function measure({ letters, line, target }: Limits): string[] {
  const findings = new Set<string>();
  const clips = new Map<Element, readonly DOMRect[]>();
  const screenWidth = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > screenWidth) {
    findings.add(`the page is ${document.documentElement.scrollWidth}px wide`);
  }
  for (const [block, nodes] of textBlocks()) measureText(block, nodes);
  for (const one of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary',
  )) {
    measureTarget(one);
  }
  return [...findings];

  /** Visible text, grouped by the box that breaks it into lines. */
  function textBlocks(): Map<Element, Text[]> {
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!(text instanceof Text) || !text.data.trim() || !parent || !isSeen(parent)) continue;
      const block = blockOf(parent);
      blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    return blocks;
  }

  function measureText(block: Element, nodes: Text[]): void {
    const lines = new Map<number, number>();
    for (const node of nodes) {
      const parent = node.parentElement ?? block;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < letters) findings.add(`${size}px letters: ${excerpt(node.data)}`);
      for (const { index, 0: word } of node.data.matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if ((box.right > screenWidth + 1 || box.left < -1) && !scrolls(parent)) {
          findings.add(`beyond the edge: ${word}`);
        }
        if (isCut(box, parent)) findings.add(`cut off: ${word}`);
        const top = Math.round(box.top / 4);
        lines.set(top, (lines.get(top) ?? -1) + word.length + 1);
      }
    }
    const longest = Math.max(...lines.values());
    if (longest > line) {
      findings.add(`a line of ${longest} characters: ${excerpt(block.textContent ?? '')}`);
    }
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(block, pseudo);
      const size = Number.parseFloat(style.fontSize);
      if (/\p{L}/u.test(style.content.replace(/^(none|normal)$/u, '')) && size < letters) {
        findings.add(`${size}px letters: ${style.content}`);
      }
    }
  }

  /** A link within a sentence is as high as its line: nothing else can be asked of it. */
  function measureTarget(one: Element): void {
    if (!isSeen(one) || isInSentence(one)) return;
    const boxes = [one, one.closest('label')].flatMap((box) => box?.getBoundingClientRect() ?? []);
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (Math.min(width, height) < target - 0.5) {
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      findings.add(`a target of ${Math.round(width)} x ${Math.round(height)}: ${excerpt(name)}`);
    }
  }

  function isInSentence(one: Element): boolean {
    const { parentElement } = one;
    if (!parentElement || !/^inline(-block)?$/u.test(getComputedStyle(one).display)) return false;
    const around = blockOf(parentElement).textContent ?? '';
    return around.trim() !== (one.textContent ?? '').trim();
  }

  function isSeen(one: Element): boolean {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    for (let box: Element | null = one; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
    }
    return true;
  }

  function blockOf(one: Element): Element {
    let block = one;
    while (block.parentElement && getComputedStyle(block).display === 'inline') {
      block = block.parentElement;
    }
    return block;
  }

  /** Whether a box that hides what is too large for it hides a part of a word. */
  function isCut(word: DOMRect, parent: Element): boolean {
    for (const { top, right, bottom, left } of clipsAround(parent)) {
      // The next slide of a carousel waits beside the one that is shown.
      if (word.right < left || word.left > right) return false;
      const middle = (word.top + word.bottom) / 2;
      if (word.right > right + 2 || word.left < left - 2 || middle > bottom || middle < top) {
        return true;
      }
    }
    return false;
  }

  /** The boxes that hide what is too large for them, the nearest first. */
  function clipsAround(one: Element | null): readonly DOMRect[] {
    if (!one || one === document.body) return [];
    const known = clips.get(one);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(one);
    const own = /hidden|clip/u.test(overflowX + overflowY) ? [one.getBoundingClientRect()] : [];
    const around = [...own, ...clipsAround(one.parentElement)];
    clips.set(one, around);
    return around;
  }

  /** Whether a box of its own lets the visitor scroll to what does not fit. */
  function scrolls(one: Element): boolean {
    for (let box: Element | null = one; box; box = box.parentElement) {
      if (/auto|scroll/u.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  }

  function excerpt(text: string): string {
    return text.replace(/\s+/gu, ' ').trim().slice(0, 60);
  }
}
