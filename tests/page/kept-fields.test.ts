import { expect, test, vi } from 'vitest';
import { keepFields } from '../../app/page/kept-fields.ts';
import { pageOf } from './page-dom.ts';

const markup = `<div id="island"><input id="a"><button id="b"></button><textarea id="c"></textarea></div>`;

function typedIn() {
  const page = pageOf(markup);
  const island = page.find('#island');
  const putBack = keepFields(island);
  const type = (selector: string, value: string) => {
    Object.assign(page.find(selector), { value });
    page.dispatch(selector, 'input');
  };
  const focus = (selector: string | undefined) => {
    const value = selector === undefined ? null : page.find(selector);
    Object.defineProperty(document, 'activeElement', { value, configurable: true });
    if (selector !== undefined) page.dispatch(selector, 'focusin');
  };
  /** As React draws it where a browser has translated it; each element tells of its focus. */
  const drawAnew = (inside = island.innerHTML) => {
    island.innerHTML = inside;
    const focused: string[] = [];
    for (const { id } of island.querySelectorAll('*')) {
      Object.assign(page.find(`#${id}`), { focus: vi.fn(() => focused.push(id)) });
    }
    return focused;
  };
  const value = (selector: string) => page.find<HTMLInputElement>(selector).value;
  return { type, focus, drawAnew, value, putBack };
}

test('what was typed stands in the fields that were drawn anew, and the focus in its place', () => {
  const { type, focus, drawAnew, value, putBack } = typedIn();
  type('#a', 'Claire');
  type('#c', 'deux\nlignes');
  focus('#c');
  const focused = drawAnew('<input id="a"><button id="b"></button><textarea id="c"></textarea>');
  putBack();
  expect([value('#a'), value('#c')]).toEqual(['Claire', 'deux\nlignes']);
  expect(focused).toEqual(['c']);
});

test('fields that stayed keep the focus without being told', () => {
  const { type, focus, value, putBack } = typedIn();
  type('#a', 'Claire');
  focus('#a');
  Object.assign(document.querySelector('#a') ?? {}, {
    value: 'x',
    focus: vi.fn(() => expect.unreachable()),
  });
  putBack();
  expect(value('#a')).toBe('Claire');
});

test('where other controls stand the focus goes to none of them, and what was typed to its place', () => {
  const { type, focus, drawAnew, value, putBack } = typedIn();
  type('#a', 'Claire');
  focus('#b');
  const focused = drawAnew(
    '<input id="a"><button id="b"></button><button id="d"></button><textarea id="c"></textarea>',
  );
  putBack();
  expect(value('#a')).toBe('Claire');
  expect(focused).toEqual([]);
});
