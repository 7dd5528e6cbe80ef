import { NodeFilter, parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import { hydrated } from '../../scripts/dev/following-router.ts';
import { encodeMark } from '../../scripts/studio/marks/marks.ts';
import { showTexts } from '../../scripts/studio/page/frame/marked-texts.ts';

const id = 7;
const mark = encodeMark(id);

/** A page whose headline React has reached. */
function pageReached(): Document {
  const { document, Node } = parseHTML(`<html><body><h1>Un${mark}</h1></body></html>`);
  vi.stubGlobal('NodeFilter', NodeFilter);
  vi.stubGlobal('Node', Node);
  for (const element of document.querySelectorAll('*')) {
    Object.assign(element, { __reactFiber$x: {} });
  }
  return document;
}

test('a text waits while React compares the page with its own, though it has reached it', () => {
  const page = pageReached();
  expect(showTexts(page, { [id]: ['Deux'] })).toBe(false);
  expect(page.querySelector('h1')?.textContent).toBe(`Un${mark}`);

  Object.assign(page, { [hydrated]: true });
  expect(showTexts(page, { [id]: ['Deux'] })).toBe(true);
  expect(page.querySelector('h1')?.textContent).toBe(`Deux${mark}`);
});

test('a text of a part that comes later waits for it', () => {
  const page = Object.assign(pageReached(), { [hydrated]: true });
  const late = page.createElement('p');
  late.textContent = `Un${mark}`;
  page.body.append(late);
  expect(showTexts(page, { [id]: ['Deux'] })).toBe(false);
  expect(page.querySelector('h1')?.textContent).toBe(`Un${mark}`);
});
