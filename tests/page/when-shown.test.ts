import { expect, test, vi } from 'vitest';
import { whenShown } from '../../app/page/when-shown.ts';

function openPage(prerendering: boolean | undefined) {
  const page = Object.assign(new EventTarget(), prerendering !== undefined && { prerendering });
  vi.stubGlobal('document', page);
  return page;
}

test.each([undefined, false])('a page begins at once where prerendering is %s', (prerendering) => {
  openPage(prerendering);
  const begin = vi.fn();
  whenShown(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a page that is drawn ahead begins once it is shown, and once', () => {
  const page = openPage(true);
  const begin = vi.fn();
  whenShown(begin);
  expect(begin).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledTimes(1);
});
