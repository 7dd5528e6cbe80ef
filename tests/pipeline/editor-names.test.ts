import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildContent, checkContent } from '../../scripts/content/build.ts';
import { slow } from '../slow.ts';
import { edited, writeSite } from './small-site.ts';

vi.setConfig(slow);

test('what editors complete from is the same after a check and after a build, drafts included', async () => {
  const root = writeSite(
    edited('content/pages/legal.yaml', 'address: /legal', 'address: /legal\ndraft: true'),
  );
  for (const folder of ['schema/json', 'content/images']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const names = () => readFileSync(path.join(root, 'schema/json/names.json'), 'utf8');
  await checkContent(root);
  const checked = names();
  await buildContent({ root });
  expect(names()).toBe(checked);
  expect(checked).toContain('"/legal"');
});
