import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteStates } from '../../scripts/studio/page/frame/site-states.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a state is shown once the site hears of it, however long a busy machine takes', () => {
  let isShown = false;
  const click = vi.fn();
  const settings = { hasAttribute: () => true, checkVisibility: () => isShown, click };
  const site = { document: { querySelector: () => settings } };
  const state = siteStates.find(({ name }) => name === 'cookieSettings');
  state?.show(site as unknown as Window);
  vi.advanceTimersByTime(60_000);
  expect(click).not.toHaveBeenCalled();
  isShown = true;
  vi.advanceTimersByTime(1000);
  expect(click).toHaveBeenCalledOnce();
});

test('the form refuses where it stands: a page that came anew would show it as it was', () => {
  const [assign, requestSubmit] = [vi.fn(), vi.fn()];
  const form = { requestSubmit };
  const email = { checkVisibility: () => true, dispatchEvent: vi.fn(), closest: () => form };
  const location = { pathname: '/en/book-demo', assign };
  const site = { location, document: { querySelector: () => email } };
  siteStates.find(({ name }) => name === 'form')?.show(site as unknown as Window);
  vi.advanceTimersByTime(1000);
  expect(requestSubmit).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});
