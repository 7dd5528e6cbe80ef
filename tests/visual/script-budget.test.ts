import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureBudgets } from '../../scripts/build/budgets.ts';
import { siteInBrowser } from './built-site.ts';

const site = siteInBrowser();
const root = path.resolve(import.meta.dirname, '../..');

test('the budget of scripts counts each one that the heaviest page loads by itself', async () => {
  const budgets = await measureBudgets(root);
  const first = budgets.find(({ name }) => name.startsWith('JavaScript before'));
  const [, address = ''] = /\((.+)\)$/u.exec(first?.name ?? '') ?? [];
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
  await expect.poll(bytes).toBe(Math.round((first?.actual ?? 0) * 1000));
  await session.close();
});
