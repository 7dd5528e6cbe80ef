import { readFile } from 'node:fs/promises';
import type { Code, Params } from '../mistakes/catalogue.ts';

/** What is wrong with a picture, as the mistake that tells it. */
export type Flaw = {
  [C in 'unreadable-picture' | 'sizeless-picture' | 'picture-too-large']: {
    code: C;
    params: Params[C];
  };
}['unreadable-picture' | 'sizeless-picture' | 'picture-too-large'] & { code: Code };

export type Measured = { width: number; height: number; flaw?: Flaw };

/** More is never seen: a page is 1,440 CSS pixels wide at most where it shows a picture whole. */
const mostPixels = 4096;
/** Pictures are published as they are: a phone would load more than the rest of the page. */
const mostBytes = 1_000_000;

const unknown = { width: 1, height: 1 };

/** The size in which a picture is shown, and what is wrong with it. Never throws for what a file holds. */
export async function measurePicture(file: string): Promise<Measured> {
  const bytes = await readFile(file);
  const isSvg = file.endsWith('.svg');
  const measured = isSvg ? svgSize(bytes.toString('utf8')) : await rasterSize(bytes);
  if (measured.flaw) return measured;
  const { width, height } = measured;
  const isTooWide = !isSvg && Math.max(width, height) > mostPixels;
  if (bytes.length <= mostBytes && !isTooWide) return measured;
  const params = { bytes: bytes.length, width, height, mostBytes, mostPixels };
  return { width, height, flaw: { code: 'picture-too-large', params } };
}

async function rasterSize(bytes: Buffer): Promise<Measured> {
  const { default: sharp } = await import('sharp');
  try {
    // Browsers turn a photograph as its camera says; its width and height must say the same.
    const { autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...unknown, flaw: { code: 'unreadable-picture', params: { reason } } };
  }
}

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const box = new RegExp(
  `\\sviewBox\\s*=\\s*["']\\s*${number}[\\s,]+${number}[\\s,]+(${number})[\\s,]+(${number})\\s*["']`,
  'iu',
);

function svgSize(svg: string): Measured {
  const [root] = /<svg(?=[\s>])[^>]*>/iu.exec(svg) ?? [];
  if (root === undefined) {
    const reason = svg.trim() === '' ? 'the file is empty' : 'it has no <svg> element';
    return { ...unknown, flaw: { code: 'unreadable-picture', params: { reason } } };
  }
  const [, width, height] = box.exec(root) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  if (size.width > 0 && size.height > 0) return size;
  return { ...unknown, flaw: { code: 'sizeless-picture', params: undefined } };
}
