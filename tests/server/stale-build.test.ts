import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentVersion } from '../../app/server/site/content-version.ts';
import { slow } from '../slow.ts';
import { end, startSite } from './fixture-process.ts';

vi.setConfig(slow);

const root = join(import.meta.dirname, '../..');
const stale =
  /^exit 1: the compiled content is not that of the build: [^\n]+ run `npm run build` again$/;

let home: string;
let project: string;

/** A copy of the program and the compiled content, with the build that `npm run build` left. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'stale-'));
  project = join(home, 'project');
  await cp(join(root, 'app'), join(project, 'app'), { recursive: true });
  await cp(join(root, 'package.json'), join(project, 'package.json'));
  for (const name of ['schema', 'node_modules', 'build']) {
    await symlink(join(root, name), join(project, name));
  }
});
afterAll(() => rm(home, { recursive: true }));

const start = () => startSite({ OUTBOX_DIR: join(home, 'outbox') }, project);

test('a build of other content than was compiled last does not start, in one line', async () => {
  await end(await start(), 'SIGTERM');
  const file = join(project, 'app/generated/shared.server.ts');
  const compiled = await readFile(file, 'utf8');
  expect(compiled).toContain('publicKey');
  await writeFile(file, compiled.replace(/publicKey/, 'otherKey'));
  await expect(start()).rejects.toThrow(stale);
  await writeFile(file, compiled);
  await end(await start(), 'SIGTERM');
});

test('a build that does not say of which content it is does not start either', async () => {
  const whole = join(project, 'whole');
  await rename(join(project, 'build'), whole);
  await mkdir(join(project, 'build'));
  await symlink(join(whole, 'client'), join(project, 'build/client'));
  await cp(join(whole, 'server'), join(project, 'build/server'), { recursive: true });
  await rm(join(project, 'build/server/content-version'));
  await expect(start()).rejects.toThrow(stale);
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
