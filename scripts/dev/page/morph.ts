import { Idiomorph } from 'idiomorph';
import type { OwnChanges } from './own-changes.ts';

/** What a visitor has typed or chosen is no attribute. */
const typed = new Set(['value', 'checked', 'selected']);

/**
 * Makes a page what the server says it is now, but for what is its own. Awake islands draw themselves.
 *
 * @returns whether something came that the page's script begins only as the page opens
 */
export function morphPage(next: Document, own: OwnChanges, awake: ReadonlySet<Element>): boolean {
  const pairs = new WeakMap<Element, Element>();
  let isNewStart = false;
  nameIslands(document);
  nameIslands(next);
  Idiomorph.morph(document.documentElement, next.documentElement, {
    head: { style: 'morph' },
    callbacks: {
      beforeNodeMorphed: (old, node) => {
        if (own.isAdded(old) || awake.has(old)) return false;
        if (old instanceof Text) return !own.isKeptText(old, node.nodeValue);
        if (node instanceof Element) pairs.set(old, node);
        return !old.matches?.('[data-island-data]');
      },
      beforeNodeRemoved: (old) => !own.isAdded(old),
      beforeAttributeUpdated: (name, old) =>
        !typed.has(name) &&
        !own.isKeptAttribute(old, name, pairs.get(old)?.getAttribute(name) ?? null),
      afterNodeAdded: (node) => {
        if (node instanceof Element && begins(node)) isNewStart = true;
      },
    },
  });
  for (const island of islandsOf(document)) island.removeAttribute('id');
  return isNewStart;
}

export function islandsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island]')];
}

/** An island is found again by its id, wherever it stands then. */
function nameIslands(page: Document): void {
  for (const island of islandsOf(page)) island.id = `island-${island.dataset.island}`;
}

function begins(node: Element): boolean {
  const place = '[data-island], [data-film]';
  return node.matches(place) || node.querySelector(place) !== null;
}
