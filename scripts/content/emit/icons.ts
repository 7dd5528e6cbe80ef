import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { iconFolder } from '../resolve/assets.ts';

/** One SVG sprite: a `<symbol>` for each icon, in alphabetical order. */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const folder = iconFolder();
  const unique = [...new Set(names)].toSorted();
  const symbols = await Promise.all(
    unique.map(async (name) => {
      const svg = await readFile(path.join(folder, `${name}.svg`), 'utf8');
      const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
      const shapes = body.replaceAll(/\s*\n\s*/gu, '').trim();
      return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square" stroke-linejoin="miter">${shapes}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
