import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureBudgets } from '../../scripts/build/budgets.ts';
import { siteInBrowser } from './built-site.ts';

const site = siteInBrowser();
const root = path.resolve(import.meta.dirname, '../..');

test('the budgets of scripts count each one that the heaviest page loads in a browser', async () => {
  const budgets = await measureBudgets(root);
  const scripts = budgets.filter(({ name }) => name.startsWith('JavaScript of'));
  const kilobytes = scripts.reduce((sum, { actual }) => sum + actual, 0);
  const [, address = ''] = /\((.+)\)$/u.exec(scripts[0]?.name ?? '') ?? [];
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
  await expect.poll(bytes).toBe(Math.round(kilobytes * 1000));
  await session.close();
});
