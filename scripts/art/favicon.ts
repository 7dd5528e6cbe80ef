import { themeColours as ground } from '#schema/theme-colours.ts';
import { accent, ink } from './tones.ts';

const top = 'M10.5 5h11v10h-11z';
const course = 'M3 17h12v10H3zM17 17h12v10H17z';

/** The site’s mark, three blocks in bond, on a ground that follows the browser’s colour scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.ground{fill:${ground.light}}.block{fill:${ink.light}}@media(prefers-color-scheme:dark){.ground{fill:${ground.dark}}.block{fill:${ground.light}}}</style><path class="ground" d="M0 0h32v32H0z"/><path fill="${accent.light}" d="${top}"/><path class="block" d="${course}"/></svg>\n`;

/** The mark in a square; `share` is how much of its width the mark takes. */
export function squareMark(pixels: number, share: number): string {
  const scale = (32 * share) / 26;
  const offset = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32"><path fill="${ground.light}" d="M0 0h32v32H0z"/><g transform="translate(${offset} ${offset}) scale(${scale})"><path fill="${accent.light}" d="${top}"/><path fill="${ink.light}" d="${course}"/></g></svg>`;
}

/** An SVG as a PNG of few colours. */
export async function drawPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** An ICO file of one PNG, for what asks for `/favicon.ico` without reading the page. */
export function toIco(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
