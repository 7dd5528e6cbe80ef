import { expect, test, vi } from 'vitest';
import { sleepingIsland } from '../../app/page/sleeping-island.ts';
import { pageOf } from './page-dom.ts';

const markup = `<div id="island"><form><button id="go" type="submit"></button></form></div>`;

function asleep(load: Parameters<typeof sleepingIsland>[1]) {
  const page = pageOf(markup);
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const element = page.find('#island');
  return { page, element, reportError, island: sleepingIsland(element, load) };
}

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'])(
  'it wakes once, at the first %s, and is busy until then',
  async (intent) => {
    const hydrate = vi.fn();
    const load = vi.fn(async () => hydrate);
    const { page, element } = asleep(load);
    expect(load).not.toHaveBeenCalled();
    const approach = () =>
      intent === 'keydown' ? page.press('#go', 'Tab') : page.dispatch('#go', intent);
    approach();
    expect(element.ariaBusy).toBe('true');
    approach();
    await vi.waitFor(() => expect(element.ariaBusy).toBeNull());
    expect(load).toHaveBeenCalledTimes(1);
    expect(hydrate).toHaveBeenCalledTimes(1);
  },
);

test('what was fetched ahead is not asked for again, and what was pressed is done once it is awake', async () => {
  const load = vi.fn(async () => async () => undefined);
  const { page, element, island } = asleep(load);
  island.fetch();
  page.dispatch('#go', 'pointerover');
  expect(page.dispatch('#go', 'click')).toBe(false);
  const clicked = vi.fn();
  page.find('#go').addEventListener('click', clicked);
  await vi.waitFor(() => expect(element.ariaBusy).toBeNull());
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure ahead is told to nobody; where it cannot wake, it is told once, and its form is sent without scripts', async () => {
  const failure = new Error('offline');
  const { page, element, island, reportError } = asleep(() => Promise.reject(failure));
  island.fetch();
  await Promise.resolve();
  expect(reportError).not.toHaveBeenCalled();
  const requestSubmit = vi.fn();
  Object.defineProperty(page.find('#go'), 'form', { value: { requestSubmit } });
  page.dispatch('#go', 'click');
  island.wake();
  await vi.waitFor(() => expect(element.ariaBusy).toBeNull());
  expect(reportError.mock.calls).toEqual([[failure]]);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});
