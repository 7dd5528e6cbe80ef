import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '#schema/addresses.ts';
import type { SiteData } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { themeColours } from '#schema/theme-colours.ts';
import { drawPng, favicon, squareMark, toIco } from '../../art/favicon.ts';
import { type Memory, openMemory } from '../read/memory.ts';
import type { CompiledSite } from '../resolve/compile.ts';

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The site’s mark in every size that browsers and phones ask for, and a manifest a language. */
export async function appIcons(
  { site }: CompiledSite,
  root: string,
): Promise<[name: string, file: string | Buffer][]> {
  const memory = openMemory(join(root, 'var/content/app-icons.json'));
  const draw = (pixels: number, share: number) => drawOnce(squareMark(pixels, share), memory);
  const [ico, touch, small, large, maskable] = await Promise.all([
    draw(32, 0.8125),
    draw(180, 0.62),
    draw(192, 0.74),
    draw(512, 0.74),
    draw(512, 0.54),
  ]);
  memory.close();
  return [
    ['favicon.svg', favicon],
    ['favicon.ico', toIco(ico, 32)],
    ['apple-touch-icon.png', touch],
    ['icons/192.png', small],
    ['icons/512.png', large],
    ['icons/maskable-512.png', maskable],
    ...languages.map((language): [string, string] => [
      inLanguage('/manifest.webmanifest', language).slice(1),
      manifest(site[language], language),
    ]),
  ];
}

/** Another edition of what draws may draw otherwise. */
const sharpManifest = join(import.meta.dirname, '../../../node_modules/sharp/package.json');

/** No content changes these pictures: they are kept as they were drawn. */
async function drawOnce(svg: string, memory: Memory): Promise<Buffer> {
  const key = createHash('sha256').update(readFileSync(sharpManifest)).update(svg).digest('hex');
  const known = memory.recall(key);
  if (known !== undefined) return Buffer.from(known, 'base64');
  const png = await drawPng(svg);
  memory.keep(key, png.toString('base64'));
  return png;
}

function manifest({ product, tagline }: SiteData, language: Language): string {
  const start = inLanguage('/', language);
  const facts = {
    id: start,
    name: product,
    short_name: product,
    description: tagline,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons,
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
