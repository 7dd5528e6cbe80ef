import { expect, test, vi } from 'vitest';
import { fetchPagesAhead } from '../../app/page/fetch-ahead.ts';
import { pageOf } from './page-dom.ts';

function pageThatFetches({ knowsRules = false, savesData = false, fails = false } = {}) {
  const page = pageOf('<a><b></b></a><p></p>');
  const fetched: string[] = [];
  vi.stubGlobal('HTMLScriptElement', { supports: () => knowsRules });
  vi.stubGlobal('navigator', { connection: { saveData: savesData } });
  vi.stubGlobal('location', { pathname: '/', origin: 'https://site.example' });
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return fails ? Promise.reject(new Error('offline')) : Promise.resolve();
  });
  fetchPagesAhead();
  const link = { origin: 'https://site.example', target: '', search: '', pathname: '/platform' };
  const point = (change: Partial<typeof link> = {}, intent = 'pointerover') => {
    for (const [name, value] of Object.entries({ ...link, ...change })) {
      Object.defineProperty(page.find('a'), name, { value, configurable: true });
    }
    page.tell(intent, { target: page.find('b') });
  };
  return { page, point, fetched };
}

test.each(['pointerover', 'touchstart', 'focusin'])('a page is fetched once, at a %s', (intent) => {
  const { page, point, fetched } = pageThatFetches();
  page.tell(intent, { target: page.find('p') });
  point({}, intent);
  point({}, intent);
  expect(fetched).toEqual(['/platform']);
});

test.each([
  ['another site’s', { origin: 'https://other.example' }],
  ['one for a tab of its own', { target: '_blank' }],
  ['one that asks for something', { search: '?sector=bank' }],
  ['a file', { pathname: '/licences.txt' }],
  ['the page at hand', { pathname: '/' }],
])('nothing is fetched for a link that is %s', (_, change) => {
  const { point, fetched } = pageThatFetches();
  point(change);
  expect(fetched).toEqual([]);
});

test.each([{ knowsRules: true }, { savesData: true }])('nothing is fetched where %o', (around) => {
  const { point, fetched } = pageThatFetches(around);
  point();
  expect(fetched).toEqual([]);
});

test('what failed is fetched anew', async () => {
  const { point, fetched } = pageThatFetches({ fails: true });
  point();
  await new Promise(setImmediate);
  point();
  expect(fetched).toEqual(['/platform', '/platform']);
});
