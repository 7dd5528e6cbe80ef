import { expect, test, vi } from 'vitest';
import { holdActs } from '../../app/page/held-acts.ts';
import { pageOf } from './page-dom.ts';

const markup = `<main><div id="island"><form><input name="a"><button id="one" type="button"></button>
  <button id="two" type="submit"></button></form><a href="/x" id="link"></a></div></main>`;

function island() {
  const page = pageOf(markup);
  const done: string[] = [];
  const acts = holdActs(page.find('#island'));
  const listen = () => {
    const main = page.find('main');
    for (const type of ['click', 'keydown']) {
      main.addEventListener(type, (event) => {
        const { id } = event.target instanceof HTMLElement ? event.target : { id: '' };
        done.push('key' in event ? `${id} ${event.key}` : id);
      });
    }
  };
  return { page, acts, done, listen };
}

test('what is pressed is held back, and done in its order once the island is awake', () => {
  const { page, acts, done, listen } = island();
  listen();
  expect(page.dispatch('#two', 'click')).toBe(false);
  expect(page.press('#one', 'ArrowRight')).toBe(false);
  expect(done).toEqual([]);
  acts.doAgain();
  expect(done).toEqual(['two', 'one ArrowRight']);
  page.dispatch('#one', 'click');
  expect(done).toEqual(['two', 'one ArrowRight', 'one']);
});

test('it is done on what stands in its place when the island was drawn anew', () => {
  const { page, acts, done, listen } = island();
  page.dispatch('#one', 'click');
  page.find('#island').innerHTML = page.find('#island').innerHTML;
  listen();
  acts.doAgain();
  expect(done).toEqual(['one']);
});

test('a press whose button is gone before it is let go counts', () => {
  const { page, acts, done, listen } = island();
  const before = page.find('#one');
  page.dispatch('#one', 'pointerdown');
  page.find('#island').innerHTML = page.find('#island').innerHTML;
  expect(before.isConnected).toBe(false);
  page.tell('pointerup', { target: page.find('form') });
  listen();
  acts.doAgain();
  expect(done).toEqual(['one']);
});

test('links, fields, letters, and arrows with a modifier are the browser’s', () => {
  const { page, acts, done, listen } = island();
  listen();
  expect(page.dispatch('#link', 'click')).toBe(true);
  expect(page.dispatch('input', 'click')).toBe(true);
  expect(page.press('#one', 'a')).toBe(true);
  expect(page.press('#one', 'ArrowLeft', { altKey: true })).toBe(true);
  done.length = 0;
  acts.doAgain();
  expect(done).toEqual([]);
});

test('without its scripts a form that was to be sent is sent, by the button that was pressed', () => {
  const { page, acts, done, listen } = island();
  const requestSubmit = vi.fn();
  Object.assign(page.find('form'), { requestSubmit });
  Object.defineProperty(page.find('#two'), 'form', { value: page.find('form') });
  page.dispatch('#one', 'click');
  page.dispatch('#two', 'click');
  listen();
  acts.doWithoutScripts();
  expect(requestSubmit.mock.calls).toEqual([[page.find('#two')]]);
  expect(done).toEqual([]);
});
