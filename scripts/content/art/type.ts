import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type PathCommand } from 'fontkit';

/** A font of the site, ready to set lines as outlines. */
export type Face = Font;

/** Opens a font file of a package, in the weight that it holds without variation. */
export function openFace(file: string): Face {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** How wide a line is, in the units of `size`. */
export function widthOf(line: string, face: Face, size: number): number {
  return (face.layout(plain(line)).advanceWidth * size) / face.unitsPerEm;
}

/** The outline of a line as the data of an SVG path; `x` and `y` are where its baseline starts. */
export function outline(line: string, face: Face, size: number, x: number, y: number): string {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(plain(line));
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const position = positions[index];
      const left = pen + (position?.xOffset ?? 0) * scale;
      pen += (position?.xAdvance ?? 0) * scale;
      return compact(glyph.path.transform(scale, 0, 0, -scale, left, y).commands);
    })
    .join('');
}

const letters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Path data in tenths, each step relative to the one before: a third shorter than absolute. */
function compact(commands: readonly PathCommand[]): string {
  let pen: readonly number[] = [0, 0];
  let start = pen;
  let data = '';
  for (const { command, args } of commands) {
    const tenths = args.map((value) => Math.round(value * 10));
    const first = command === 'moveTo';
    const from = first ? [0, 0] : pen;
    const steps = tenths.map((value, index) => (value - (from[index % 2] ?? 0)) / 10);
    const numbers = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : `${step}`));
    data += (first ? 'M' : (letters[command] ?? '')) + numbers.join('');
    pen = command === 'closePath' ? start : tenths.slice(-2);
    if (first) start = pen;
  }
  return data;
}

/** Breaks a text at its spaces, not at those that bind, into lines that are about equally wide. */
export function breakLines(text: string, width: number, face: Face, size: number): string[] {
  const count = fill(text, width, face, size).length;
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (fill(text, middle, face, size).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(text, wide, face, size);
}

function fill(text: string, width: number, face: Face, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/u)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, face, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Outlines need no binding spaces and no soft hyphens. */
function plain(line: string): string {
  return line.replaceAll('\u00ad', '').replaceAll(/[\u00a0\u202f]/gu, ' ');
}
