import { expect, test } from 'vitest';
import { difference } from '../../scripts/test/browser/screenshots/difference.ts';
import {
  approvedView,
  takeView,
  viewName,
  views,
} from '../../scripts/test/browser/screenshots/views.ts';
import { siteInBrowser } from './built-site.ts';

/** The share of a view that may look different before someone has to look. */
const tolerated = 0.01;
const advice =
  'look at it (`npm run screenshots`); if it is meant: `npm run screenshots -- --approve`';

const built = siteInBrowser();

test.each(views.map((view) => ({ name: viewName(view), view })))('$name', async ({ view }) => {
  const picture = await takeView(built.browser, built.origin, view);
  const changed = await difference(await approvedView(view), picture);
  expect(changed, advice).toBeLessThan(tolerated);
});

test('a headline that has moved is noticed', async () => {
  const [view] = views;
  if (!view) throw new Error('no view');
  const moved = await takeView(built.browser, built.origin, view, () => {
    for (const one of document.querySelectorAll('h1')) one.style.translate = '0 1rem';
  });
  expect(await difference(await approvedView(view), moved)).toBeGreaterThan(tolerated);
});

test('a lost colour is noticed', async () => {
  const [view] = views;
  if (!view) throw new Error('no view');
  const pale = await takeView(built.browser, built.origin, view, () => {
    document.documentElement.style.setProperty('--accent', '#777');
  });
  expect(await difference(await approvedView(view), pale)).toBeGreaterThan(tolerated);
});
