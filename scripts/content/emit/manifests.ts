import { inLanguage } from '#schema/addresses.ts';
import type { SiteData } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { themeColours } from '#schema/theme-colours.ts';
import type { CompiledSite } from '../resolve/compile.ts';

/** Of scripts/content/art/icons. */
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A manifest a language, by its file. */
export function manifests({ site }: CompiledSite): [name: string, text: string][] {
  return languages.map((language) => [
    inLanguage('/manifest.webmanifest', language).slice(1),
    manifest(site[language], language),
  ]);
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
