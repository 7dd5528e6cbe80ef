import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '../../../scripts/build/scripts-after-paint.ts';

const page = `<head><link rel="modulepreload" href="/assets/manifest.js"/>\
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/site.js"/>\
<link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/site.css"/></head>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"fr/home":route1};

import("/assets/entry.js");</script>`;

test('nothing is fetched before the first frame', () => {
  const html = scriptsAfterPaint(page);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(html).toContain('<script type="module" async="">requestAnimationFrame(');
  expect(html).not.toMatch(/^import /mu);
});

test('all but the entry is imported side by side, the entry last', () => {
  const [, imported = '', rest = ''] =
    /Promise\.all\(\[(.*)\]\);([\s\S]*)/u.exec(scriptsAfterPaint(page)) ?? [];
  expect(imported.split(', ')).toEqual([
    'import("/assets/root.js")',
    'import("/assets/page.js")',
    'import("/assets/manifest.js")',
    'import("/assets/site.js")',
  ]);
  expect(rest).toMatch(
    /__reactRouterRouteModules = \{"root":route0,"fr\/home":route1\};\s*import\("\/assets\/entry\.js"\);/u,
  );
});

test('a page that starts otherwise stops the build', () => {
  expect(() => scriptsAfterPaint('<script type="module" src="/assets/entry.js"></script>')).toThrow(
    'React Router starts its pages in another way',
  );
});
