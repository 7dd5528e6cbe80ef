import { expect, test, vi } from 'vitest';
import { areHere, pageScripts } from '../../app/layout/page-scripts.ts';

const route = {
  id: 'route',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasErrorBoundary: true,
  module: '/assets/page.js',
  clientActionModule: undefined,
  clientLoaderModule: '/assets/page-loader.js',
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

test('the pages of the site have scripts, at the addresses that links bear; what stands for all others has none', () => {
  const routes = {
    root: { ...route, path: '', hasClientLoader: false },
    home: { ...route, path: '/' },
    industry: { ...route, path: '/industries/santé-&-soins', clientLoaderModule: undefined },
    'not-found': { ...route, path: '*', hasClientLoader: false },
  };
  expect([...pageScripts({ routes })]).toEqual([
    ['/', ['/assets/page.js', '/assets/page-loader.js']],
    ['/industries/sant%C3%A9-%26-soins', ['/assets/page.js']],
  ]);
});

test.each([
  ['the line fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a newer site has others', async () => new Response('', { status: 404 })],
])('scripts that cannot be fetched are not here, and no error: %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await areHere(['data:text/javascript,export{}'])).toBe(false);
});

test('scripts that were fetched are here, and not asked for again', async () => {
  const fetchScript = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetchScript);
  const script = 'data:text/javascript,export const one = 1';
  expect(await areHere([script])).toBe(true);
  expect(await areHere([script])).toBe(true);
  expect(fetchScript).toHaveBeenCalledTimes(1);
});

test('a script that is fetched and does not run is not here', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  expect(await areHere(['data:text/javascript,throw new Error("broken")'])).toBe(false);
});
