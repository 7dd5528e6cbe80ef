import { watch } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { iconSprite } from '../../scripts/content/emit/icons.ts';
import { emitModules } from '../../scripts/content/emit/modules.ts';
import { type Output, swapFolder } from '../../scripts/content/emit/output.ts';
import { updateFolder } from '../../scripts/dev/update-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { compile } from './small-site.ts';

let home: string;
let folder: string;
let scratch: string;

beforeEach(async () => {
  home = await temporaryFolder();
  folder = path.join(home, 'made');
  scratch = path.join(home, 'var');
});

const swap = (name: string, output: Output) => swapFolder(name, output, scratch);
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

describe.each([
  ['swapping a folder', swap],
  ['updating a folder', updateFolder],
] as const)('%s', (_, write) => {
  test('leaves the given files and no others', async () => {
    await mkdir(path.join(folder, 'old/deep'), { recursive: true });
    await writeFile(path.join(folder, 'old/deep/file.txt'), 'old');
    await write(
      folder,
      new Map<string, string | Uint8Array>([
        ['a.txt', 'one'],
        ['deep/b.bin', Uint8Array.of(0, 255)],
      ]),
    );
    expect(await read('a.txt')).toBe('one');
    expect([...(await readFile(path.join(folder, 'deep/b.bin')))]).toEqual([0, 255]);
    await expect(read('old/deep/file.txt')).rejects.toThrow('ENOENT');
  });

  test('touches nothing when the folder holds these bytes already', async () => {
    const output = new Map([['a.txt', 'one']]);
    await write(folder, output);
    const { mtimeNs, ino } = await stat(path.join(folder, 'a.txt'), { bigint: true });
    const again = await write(folder, output);
    expect(Array.isArray(again) ? again : again === false).toEqual(
      Array.isArray(again) ? [] : true,
    );
    expect(await stat(path.join(folder, 'a.txt'), { bigint: true })).toMatchObject({
      mtimeNs,
      ino,
    });
  });

  test('sees a changed byte, a new name and a file too many', async () => {
    await write(folder, new Map([['a.txt', 'one']]));
    await write(folder, new Map([['a.txt', 'onE']]));
    expect(await read('a.txt')).toBe('onE');
    await write(folder, new Map([['b.txt', 'onE']]));
    expect(await readdir(folder)).toEqual(['b.txt']);
  });
});

describe('swapping a folder', () => {
  test('makes the folders above it', async () => {
    folder = path.join(home, 'app/made');
    await swap(folder, new Map([['a.txt', 'one']]));
    expect(await read('a.txt')).toBe('one');
  });

  test('leaves nothing in the scratch folder', async () => {
    await swap(folder, new Map([['a.txt', 'one']]));
    await swap(folder, new Map([['a.txt', 'two']]));
    expect(await readdir(scratch)).toEqual([]);
  });

  test('what lists the files beside it meanwhile never finds one that is about to go', async () => {
    await swap(folder, new Map([['a.txt', 'one']]));
    const named = new Set<string | null>();
    const watcher = watch(home, (_, name) => named.add(name));
    onTestFinished(() => watcher.close());
    await swap(folder, new Map([['a.txt', 'two']]));
    await expect.poll(() => named.has('made')).toBe(true);
    expect([...named].filter((name) => name !== 'var')).toEqual(['made']);
  });

  test('keeps the old folder whole when a file cannot be written', async () => {
    await swap(folder, new Map([['a.txt', 'one']]));
    // A file and a folder of one name: the second one fails.
    const impossible = new Map([
      ['a.txt', 'two'],
      ['b', 'a file'],
      ['b/c.txt', 'below it'],
    ]);
    await expect(swap(folder, impossible)).rejects.toThrow();
    expect(await readdir(scratch)).toEqual([]);
    expect(await readdir(folder)).toEqual(['a.txt']);
    expect(await read('a.txt')).toBe('one');
  });
});

describe('the icon sprite', () => {
  test('holds each icon once, in order, as a symbol drawn in the text’s colour', async () => {
    const sprite = await iconSprite(['shield-check', 'book-open', 'shield-check']);
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['book-open', 'shield-check']);
    expect(sprite).toMatch(/^<svg xmlns="[^"]+"><symbol [^>]*stroke="currentColor"[^>]*><path /);
    expect(sprite).not.toMatch(/style=|class=|<svg[^>]*><svg|\n./);
    expect(sprite.match(/<\/?svg/g)).toHaveLength(2);
  });

  test('does not take a name that is no icon', async () => {
    await expect(iconSprite(['no-such-icon'])).rejects.toThrow('ENOENT');
  });
});

describe('modules', () => {
  test('there is one a page and language, and one that finds them', async () => {
    const site = await compile();
    const output = emitModules(site, { fr: {}, en: {} });
    const pages = String(output.get('pages.server.ts'));
    for (const language of ['fr', 'en'] as const) {
      for (const { page } of site.pages[language]) {
        const file = `pages/${language}/${page.id}.server.ts`;
        expect(output.has(file)).toBe(true);
        expect(pages).toContain(`'${language} ${page.id}': () => import('./${file}')`);
      }
    }
  });

  test('hold one language each', async () => {
    const output = emitModules(await compile(), { fr: {}, en: {} });
    expect(output.get('pages/en/platform.server.ts')).toContain('"Implementation"');
    expect(output.get('pages/en/platform.server.ts')).not.toContain('Mise en place');
    expect(output.get('pages/fr/platform.server.ts')).not.toContain('Implementation');
  });

  test('say how long the server keeps what visitors sent', async () => {
    const shared = emitModules(await compile(), { fr: {}, en: {} }).get('shared.server.ts');
    expect(String(shared)).toMatch(/retention: Duration = \{\s*"value": 3,\s*"unit": "years"\s*\}/);
  });
});
