import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentVersion } from '../../app/server/site/content-version.ts';
import { checkContent } from '../../app/server/site/load-build.ts';
import { serveSite } from '../../scripts/test/browser/serve-site.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'app/generated');
const stale = /the compiled content is not that of the build: [^\n]+ run `npm run build` again$/;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'stale-'));
});
afterAll(() => rm(home, { recursive: true }));

test('a build of the content that was compiled last is right, and one that does not say of which it is is not', async () => {
  await checkContent(join(root, 'build'), generated);
  await expect(checkContent(home, generated)).rejects.toThrow(stale);
});

test('a build of other content than was compiled last does not start, in one line', async () => {
  const project = join(home, 'project');
  await cp(join(root, 'app'), join(project, 'app'), { recursive: true });
  await cp(join(root, 'package.json'), join(project, 'package.json'));
  for (const name of ['schema', 'node_modules', 'build']) {
    await symlink(join(root, name), join(project, name));
  }
  const file = join(project, 'app/generated/shared.server.ts');
  const compiled = await readFile(file, 'utf8');
  expect(compiled).toContain('publicKey');
  await writeFile(file, compiled.replace(/publicKey/, 'otherKey'));
  const said = await serveSite({}, project).catch((error: Error) => error.message.trimEnd());
  expect(said).toMatch(new RegExp(`ended with code 1\\.\\n${stale.source}`));
});

test('the version of content is that of names and bytes, and not of how they are split', async () => {
  const versions = await Promise.all(
    [{ a: 'one', b: 'two' }, { a: 'onetwo', b: '' }, { a: 'one', c: 'two' }, { 'in/a': 'one' }].map(
      async (files, index) => {
        const folder = join(home, String(index));
        await mkdir(join(folder, 'in'), { recursive: true });
        for (const [name, content] of Object.entries(files)) {
          await writeFile(join(folder, name), content);
        }
        return contentVersion(folder);
      },
    ),
  );
  expect(new Set(versions).size).toBe(4);
  expect(await contentVersion(join(home, '0'))).toBe(versions[0]);
});
