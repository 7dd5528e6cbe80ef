import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { startMenu } from '../../app/page/menu.ts';

let menu: HTMLDetailsElement;
let event: (name: string) => Event;
let page: Document;

beforeEach(() => {
  const dom = parseHTML(
    '<details data-menu open><summary></summary><a href="/a"></a></details><p>',
  );
  page = dom.document;
  event = (name) => {
    const made = page.createEvent('Event');
    made.initEvent(name, true);
    return made;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', dom.Element);
  vi.stubGlobal('Node', dom.Node);
  const found = page.querySelector<HTMLDetailsElement>('details');
  if (!found) throw new Error('There is no menu.');
  menu = found;
  menu.open = true;
  startMenu();
});

test.each([
  ['Escape', 27, false],
  ['Escape that ends a composition', 229, true],
])('%s, code %i, leaves it open: %o', (_, keyCode, isOpen) => {
  page.dispatchEvent(Object.assign(event('keydown'), { key: 'Escape', keyCode }));
  expect(menu.open).toBe(isOpen);
});

test('focus that goes to something else closes it, focus that the window loses does not', () => {
  menu.dispatchEvent(Object.assign(event('focusout'), { relatedTarget: null }));
  expect(menu.open).toBe(true);
  menu.dispatchEvent(Object.assign(event('focusout'), { relatedTarget: page.querySelector('p') }));
  expect(menu.open).toBe(false);
});
