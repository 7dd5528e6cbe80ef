import { inLanguage } from '#schema/addresses.ts';
import type { SiteData } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { themeColours } from '#schema/theme-colours.ts';
import { drawIco, drawIcon, favicon } from '../../art/favicon.ts';
import type { CompiledSite } from '../resolve/compile.ts';

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The site’s mark in every size that browsers and phones ask for, and a manifest a language. */
export async function appIcons({
  site,
}: CompiledSite): Promise<[name: string, file: string | Buffer][]> {
  const [ico, touch, small, large, maskable] = await Promise.all([
    drawIco(32),
    drawIcon(180, 0.62),
    drawIcon(192, 0.74),
    drawIcon(512, 0.74),
    drawIcon(512, 0.54),
  ]);
  return [
    ['favicon.svg', favicon],
    ['favicon.ico', ico],
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
