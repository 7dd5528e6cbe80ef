import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../../scripts/content/load.ts';
import { loadAssets } from '../../../scripts/content/resolve/assets.ts';
import { resolveAndCheck } from '../../../scripts/content/resolve-and-check.ts';
import { inLine, writeSite } from '../../pipeline/small-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"></svg>';

async function said(name: string, bytes: string | Uint8Array): Promise<string[]> {
  const root = writeSite();
  const file = join(root, 'content/images', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const { diagnostics } = resolveAndCheck(
    await loadContent(root),
    await loadAssets(root),
    undefined,
  );
  return diagnostics
    .filter(({ code, severity }) => severity === 'error' && code !== 'unknown-icon')
    .map(inLine);
}

describe('a picture', () => {
  const at = 'content/images/scenes/one';
  test.each<[what: string, name: string, bytes: string | Uint8Array, expected: RegExp]>([
    [
      'that is damaged',
      'scenes/one.png',
      'no picture',
      /one\.png:1:1-1:1 unreadable-picture: the picture cannot be read/,
    ],
    [
      'of 0 bytes',
      'scenes/one.svg',
      '',
      /one\.svg:1:1-1:1 unreadable-picture: the picture cannot be read: the file is empty/,
    ],
    [
      'without a size',
      'scenes/one.svg',
      '<svg width="640"></svg>',
      /one\.svg:1:1-1:1 sizeless-picture: the drawing does not say its size/,
    ],
    [
      'that is too heavy',
      'scenes/one.svg',
      svg + ' '.repeat(1_000_000),
      /one\.svg:1:1-1:1 picture-too-large: the picture has 1001 kB and 640 x 480 pixels/,
    ],
    [
      'whose name no text can write',
      'scenes/Une Été.JPEG',
      svg,
      /Une Été\.JPEG:1:1-1:1 picture-name: no text can name the picture/,
    ],
  ])('%s is told', async (_what, name, bytes, expected) => {
    const lines = await said(name, bytes);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });

  test('that is right says nothing', async () => {
    expect(await said('scenes/one.svg', svg)).toEqual([]);
  });

  test('with too many pixels is told', async () => {
    const wide = { create: { width: 4200, height: 10, channels: 3 as const, background: 'red' } };
    const [line] = await said('scenes/one.png', await sharp(wide).png().toBuffer());
    expect(line).toMatch(
      new RegExp(`^${at}\\.png:1:1-1:1 picture-too-large: .* and 4200 x 10 pixels`),
    );
  });

  test('that a telephone turned has the size in which browsers show it', async () => {
    const root = await temporaryFolder();
    mkdirSync(join(root, 'content/images'), { recursive: true });
    const lying = { create: { width: 40, height: 30, channels: 3 as const, background: 'red' } };
    const turned = sharp(lying).withMetadata({ orientation: 6 }).jpeg();
    writeFileSync(join(root, 'content/images/turned.jpg'), await turned.toBuffer());
    const { pictures } = await loadAssets(root);
    expect(pictures.get('turned.jpg')).toMatchObject({ width: 30, height: 40 });
  });
});
