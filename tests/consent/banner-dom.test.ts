import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { type BannerDom, findBannerDom } from '../../app/consent/banner-dom.ts';
import { preferAll } from '../../app/consent/consent.ts';
import { bannerId, settingsId } from '../../app/consent/names.ts';

let dom: BannerDom;
const focused: string[] = [];

beforeEach(() => {
  const { document, HTMLElement } = parseHTML(
    `<button id="link"></button><div id="${bannerId}"></div><dialog id="${settingsId}"><form></form></dialog>`,
  );
  focused.length = 0;
  for (const element of document.querySelectorAll('*')) {
    const methods = { showModal: vi.fn(), close: vi.fn(), reset: vi.fn() };
    Object.assign(element, { ...methods, focus: () => focused.push(element.id) });
  }
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLDialogElement', HTMLElement);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
    },
  );
  const found = findBannerDom();
  if (!found) throw new Error('There is no banner.');
  dom = found;
});

const decided = { kind: 'decided', preferences: preferAll(false) } as const;

test('focus goes to the banner that was asked for, then back to what asked, and to nothing later', () => {
  const link = document.getElementById('link');
  if (!link) throw new Error('There is no link.');
  dom.render({ kind: 'banner' });
  dom.focusBanner(link);
  dom.render({ kind: 'settings' });
  expect(focused).toEqual([bannerId]);
  dom.render(decided);
  expect(focused).toEqual([bannerId, 'link']);
  // Asked again elsewhere, in another tab: nobody here waits for the focus.
  dom.render({ kind: 'banner' });
  dom.render(decided);
  expect(focused).toEqual([bannerId, 'link']);
});

test('a banner that came by itself takes no focus, and gives it to nothing', () => {
  dom.render({ kind: 'banner' });
  dom.render(decided);
  expect(focused).toEqual([]);
});
