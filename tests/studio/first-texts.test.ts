import { parseHTML } from 'linkedom';
import { afterEach, expect, test, vi } from 'vitest';
import { markFirstTexts } from '../../scripts/studio/page/frame/first-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is marked on a page, in a browser that can mark. */
function markedOn(html: string, hasBody: boolean): (string | null)[] {
  const { document } = parseHTML(html);
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 });
  const highlights = new Map<string, string[]>();
  class Highlight extends Array<string> {}
  class CSSStyleSheet {
    replaceSync = () => undefined;
  }
  const range = () => {
    const nodes: Node[] = [];
    return { selectNodeContents: (node: Node) => nodes.push(node), nodes };
  };
  Object.assign(document, { adoptedStyleSheets: [], createRange: range });
  Object.defineProperty(document, 'defaultView', {
    value: { CSS: { highlights }, CSSStyleSheet, Highlight },
  });
  if (!hasBody) Object.defineProperty(document, 'body', { value: null });
  markFirstTexts(document);
  const marked = [...(highlights.get('first-text') ?? [])] as unknown as { nodes: Node[] }[];
  return marked.flatMap(({ nodes }) => nodes.map(({ textContent }) => textContent));
}

test('what nobody has written yet is marked', () => {
  const page = '<html><body><p>Nouveau texte</p><p>Un texte</p></body></html>';
  expect(markedOn(page, true)).toEqual(['Nouveau texte']);
});

test('a page whose body has not come yet has nothing to mark', () => {
  expect(markedOn('<html><head></head></html>', false)).toEqual([]);
});
