import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '../../scripts/art/video/picture.ts';

/** The film's picture as a visitor sees it: a tenth of its size, three bytes a pixel. */
async function seen(part: number): Promise<string> {
  const pixels = await sharp(Buffer.from(picture(part)))
    .resize(120, 90)
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.toString('base64');
}

describe('the film', () => {
  it('ends where it begins', async () => {
    expect(await seen(1)).toBe(await seen(0));
  });

  it('moves on from each picture to the next', async () => {
    const pictures = await Promise.all(Array.from({ length: 24 }, (_, index) => seen(index / 24)));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
