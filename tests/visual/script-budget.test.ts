import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureBudgets } from '../../scripts/build/budgets.ts';
import { siteInBrowser } from './built-site.ts';

const site = siteInBrowser();
const root = path.resolve(import.meta.dirname, '../..');

test('the budget of scripts counts each one that the heaviest page loads in a browser', async () => {
  const [{ name, actual } = { name: '', actual: 0 }] = await measureBudgets(root);
  const [, address = ''] = /^JavaScript of a page \((.+)\)$/u.exec(name) ?? [];
  const session = await site.openSession({ width: 1440, colorScheme: 'light', decided: false });
  const page = await session.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await page.goto(address);
  const bytes = () =>
    [...loaded].reduce(
      (sum, file) => sum + statSync(path.join(root, 'build/client', `${file}.br`)).size,
      0,
    );
  await expect.poll(bytes).toBe(Math.round(actual * 1000));
  await session.close();
});
