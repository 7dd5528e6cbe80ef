import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture, UnusablePicture } from '../../scripts/studio/server/pictures.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(root, 'content/images'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

test('a photograph of a phone is turned upright, made smaller, and loses what the camera noted', async () => {
  const bytes = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#abc' },
  })
    .withExif({ IFD0: { Copyright: 'the camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await addPicture(root, { folder: 'founders', name: 'Été à Paris.JPG', bytes });
  expect(image).toMatch(/^founders\/ete-a-paris-[0-9a-f]{4}\.webp$/);
  const { width, height, exif, orientation } = await sharp(
    path.join(root, 'content/images', image),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 2400, height: 3200 });
});

test('what is no picture is refused, and leaves nothing behind', async () => {
  const bytes = new TextEncoder().encode('<svg onload="alert(1)">');
  await expect(addPicture(root, { folder: '', name: 'a.png', bytes })).rejects.toThrow(
    UnusablePicture,
  );
  expect(await readdir(path.join(root, 'content/images'))).toEqual([]);
});

test.each(['..', '../pages', 'a/b', '.git'])('no picture leaves its folder: %s', async (folder) => {
  await expect(addPicture(root, { folder, name: 'a', bytes: new Uint8Array() })).rejects.toThrow(
    'no folder of pictures',
  );
});

test('no picture is written through a symbolic link', async () => {
  await symlink(tmpdir(), path.join(root, 'content/images/out'));
  await expect(
    addPicture(root, { folder: 'out', name: 'a', bytes: new Uint8Array() }),
  ).rejects.toThrow('symbolic link');
});

test('no copy for the site is written through a symbolic link', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
  await mkdir(path.join(root, 'public/images'), { recursive: true });
  await symlink(elsewhere, path.join(root, 'public/images/out'));
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#abc' } })
    .png()
    .toBuffer();
  await expect(addPicture(root, { folder: 'out', name: 'a', bytes })).rejects.toThrow(
    'symbolic link',
  );
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(elsewhere, { recursive: true });
});

test('a drawing that takes too long is given up, and is no picture', async () => {
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f">
    <feTurbulence baseFrequency="0.9" numOctaves="400"/></filter>
    <rect width="3000" height="3000" filter="url(#f)"/></svg>`;
  const bytes = new TextEncoder().encode(slow);
  await expect(addPicture(root, { folder: '', name: 'a.svg', bytes }, 1)).rejects.toThrow(
    UnusablePicture,
  );
}, 60_000);
