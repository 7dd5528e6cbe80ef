import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("the icon of the studio's page is one of the site's own", () => {
  const page = readFileSync('scripts/studio/page/index.html', 'utf8');
  const [, icon = ''] = /rel="icon" href="\/([^"]+)"/.exec(page) ?? [];
  expect(existsSync(`public/${icon}`), icon).toBe(true);
});
