import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { RefusedPath, safePath, writeBeside } from '../files/content-files.ts';
import { fileName } from './new-file.ts';

/** The widest that a page shows a picture, on a screen of two dots for each pixel. */
const widestPx = 2400;
const quality = 82;
/** A drawing of few bytes can take hours. */
const longestSeconds = 20;

/** Thrown for what is no picture that can be shown. */
export class UnusablePicture extends Error {}

export type NewPicture = { folder: string; name: string; bytes: Uint8Array };

/**
 * Puts a picture into content/images: turned upright as its camera says, no wider than pages show,
 * without what else the camera noted. Answers its name there.
 */
export async function addPicture(
  root: string,
  { folder, name, bytes }: NewPicture,
  seconds = longestSeconds,
): Promise<string> {
  if (!/^(?:[a-z0-9-]+)?$/.test(folder))
    throw new RefusedPath(`${folder} is no folder of pictures.`);
  const parts = ['images', ...(folder ? [folder] : [])];
  await makeFolder(root, ['content', ...parts]);
  const shown = await makeFolder(root, ['public', ...parts]);
  const picture = await upright(bytes, seconds);
  const file = [
    'content',
    ...parts,
    `${fileName(name.replace(/\.\w+$/, ''), 'picture')}-${randomUUID().slice(0, 4)}.webp`,
  ];
  const target = await safePath(root, file.join('/'));
  await writeBeside(target, 0o644, picture, (next) => rename(next, target));
  // The site shows it at once; what else is made of the content follows.
  await copyFile(target, path.join(shown, path.basename(target)));
  return file.slice(2).join('/');
}

/** A folder below the root, made where it is not there; nothing on the way is a link. */
async function makeFolder(root: string, parts: readonly string[]): Promise<string> {
  let folder = root;
  for (const index of parts.keys()) {
    folder = await safePath(root, parts.slice(0, index + 1).join('/'));
    await mkdir(folder, { recursive: true });
  }
  return folder;
}

async function upright(bytes: Uint8Array, seconds: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: 100_000_000 })
      .timeout({ seconds })
      .rotate()
      .resize({ width: widestPx, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    throw new UnusablePicture('this file is no picture that can be read', { cause: error });
  }
}
