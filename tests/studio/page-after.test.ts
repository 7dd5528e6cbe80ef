import { expect, test } from 'vitest';
import { pageAfter, pageToShow } from '../../scripts/studio/page/frame/page-after.ts';

const home = { language: 'fr', name: 'Accueil', address: '/' } as const;
const english = { language: 'en', name: 'Home', address: '/en' } as const;
const old = { language: 'fr', name: 'Presse', address: '/press' } as const;
const press = { language: 'en', name: 'Press', address: '/en/press' } as const;
const before = [home, old, english, press];

test.each([
  ['stays on a page that is there', '/press', before, undefined],
  ['goes home when its page is gone, in its language', '/press', [home, english], '/'],
  ['goes home when its page is gone, in its language', '/en/press', [home, english], '/en'],
  [
    'follows a page to its new address',
    '/press',
    [home, { ...old, address: '/news' }, english, press],
    '/news',
  ],
  ['stays while a mistake leaves no page', '/press', [], undefined],
  ['stays on what never was a page, such as the one not found', '/none', [home], undefined],
])('the frame %s (%s)', (_, here, after, wanted) => {
  expect(pageAfter(here, before, after)).toBe(wanted);
});

test.each([
  ['stays where it is shown', '/en/press', undefined],
  ['goes to the same page in the other language', '/press', '/en/press'],
  ['goes to the best page from anywhere else', '/none', '/en'],
])('to show an English text, the frame %s', (_, here, wanted) => {
  expect(pageToShow(here, [english, press])).toBe(wanted);
});
