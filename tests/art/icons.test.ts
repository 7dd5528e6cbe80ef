import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPng, squareMark, toIco } from '../../scripts/art/favicon.ts';

describe('the site’s mark', () => {
  it('is a square of the size asked for', async () => {
    expect(await sharp(await drawPng(squareMark(180, 0.6))).metadata()).toMatchObject({
      format: 'png',
      width: 180,
      height: 180,
    });
  });

  it('stands in an ICO file whose directory leads to the picture', async () => {
    const ico = toIco(await drawPng(squareMark(32, 0.8)), 32);
    const [kind, count] = [ico.readUInt16LE(2), ico.readUInt16LE(4)];
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect({ kind, count, width: ico[6], height: ico[7] }).toEqual({
      kind: 1,
      count: 1,
      width: 32,
      height: 32,
    });
    const png = ico.subarray(offset, offset + length);
    expect(offset + length).toBe(ico.length);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
