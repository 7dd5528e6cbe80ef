import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { iconSprite } from '../../scripts/content/emit/icons.ts';
import { emitModules } from '../../scripts/content/emit/modules.ts';
import { updateFolder } from '../../scripts/content/emit/output.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { compile } from './small-site.ts';

describe('updating a folder', () => {
  let folder: string;
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const timeOf = async (name: string) =>
    (await stat(path.join(folder, name), { bigint: true })).mtimeNs;

  beforeEach(async () => {
    folder = path.join(await temporaryFolder(), 'app/made');
    await updateFolder(
      folder,
      new Map([
        ['index.ts', 'old'],
        ['pages/old.ts', 'old page'],
        ['same.ts', 'same'],
      ]),
    );
  });

  test('writes what is new before what changes, and removes what is gone at the end', async () => {
    const before = await timeOf('same.ts');
    const output = new Map<string, string | Uint8Array>([
      ['index.ts', 'olD'],
      ['pages/new.bin', Uint8Array.of(0, 255)],
      ['same.ts', 'same'],
    ]);
    expect(await updateFolder(folder, output)).toEqual([
      'pages/new.bin',
      'index.ts',
      'pages/old.ts',
    ]);
    expect(await timeOf('same.ts')).toBe(before);
    expect(await read('index.ts')).toBe('olD');
    expect([...(await readFile(path.join(folder, 'pages/new.bin')))]).toEqual([0, 255]);
    await expect(read('pages/old.ts')).rejects.toThrow('ENOENT');
    expect(await updateFolder(folder, output)).toEqual([]);
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
