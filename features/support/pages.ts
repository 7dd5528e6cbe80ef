import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export const languagesOfSite = ['fr', 'en'] as const;
export type Language = (typeof languagesOfSite)[number];

/** The screens by the names that the features use, with their addresses (specification, section 2). */
const screens = new Map([
  ['home', '/'],
  ['expertise', '/expertise'],
  ['platform', '/platform'],
  ['platform foundation', '/{slug}-socle'],
  ['expert agents', '/agents'],
  ['why choose the provider', '/why-{slug}'],
  ['industry solutions', '/industries'],
  ['success stories', '/customer-testimonials'],
  ['founding team', '/company'],
  ['use cases', '/use-cases'],
  ['sustainability', '/sustainability'],
  ['academy', '/academy'],
  ['blog', '/blog'],
  ['press coverage', '/press'],
  ['careers', '/careers'],
  ['book a demo', '/book-demo'],
  ['legal notice', '/legal'],
  ['privacy policy', '/privacy'],
  ['cookie policy', '/cookies'],
  ['data-collection notice', '/datacollection'],
  ['site map', '/site-map'],
  ['accessibility statement', '/accessibility'],
]);

const frenchOnly = ['expert agents', 'use cases'];

/** Whether an address, with or without a place, is that of a screen that exists in French alone. */
export function isFrenchOnly(address: string): boolean {
  return frenchOnly.some((screen) =>
    languagesOfSite.some((language) => address.split(/[?#]/u)[0] === pageAddress(screen, language)),
  );
}

/** Longer names first, so that a name is not taken for its beginning. */
export const screenNames = [...screens.keys()].sort((a, b) => b.length - a.length);

/** The address of a screen in a language: French at the root, English under `/en`. */
export function pageAddress(screen: string, language: Language): string {
  const path = screens.get(screen);
  if (path === undefined) {
    throw new Error(`No screen is called "${screen}". There are: ${screenNames.join(', ')}.`);
  }
  return inLanguage(fillTokens(path), language);
}

/** The same route in a language: `/platform` becomes `/en/platform`, and `/` becomes `/en`. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The whole address of a page as search engines are told it. */
export function absoluteAddress(path: string): string {
  return fillTokens('https://www.{slug}.example') + path;
}

/** Writes the product's name and slug, which are content, into a text of a feature. */
export function fillTokens(text: string): string {
  const { product, slug } = readSite();
  return text.replaceAll('{product}', product).replaceAll('{slug}', slug);
}

function readSite() {
  const Site = z.object({ product: z.string(), slug: z.string() });
  return Site.parse(parse(readFileSync('content/site.yaml', 'utf8')));
}
