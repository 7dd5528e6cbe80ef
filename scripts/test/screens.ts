import { z } from 'zod';
import { readYaml } from './yaml-files.ts';

const addresses = z.record(z.string(), z.string());
const screensFile = z.strictObject({ screens: addresses, places: addresses });

/** Screens, and places within them, by the names that the features use. */
export function readScreens(): z.infer<typeof screensFile> {
  return readYaml('features/screens.yaml', screensFile);
}

export const languagesOfSite = ['fr', 'en'] as const;
export type Language = (typeof languagesOfSite)[number];

const { screens } = readScreens();

const frenchOnly = ['expert agents', 'use cases'];

/** Whether an address, with or without a place, is that of a screen that exists in French alone. */
export function isFrenchOnly(address: string): boolean {
  return frenchOnly.some((screen) =>
    languagesOfSite.some((language) => address.split(/[?#]/u)[0] === pageAddress(screen, language)),
  );
}

/** Longer names first, so that a name is not taken for its beginning. */
export const screenNames = Object.keys(screens).sort((a, b) => b.length - a.length);

/** The address of a screen in a language: French at the root, English under `/en`. */
export function pageAddress(screen: string, language: Language): string {
  const path = screens[screen];
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

const Site = z.object({ product: z.string(), slug: z.string() });

/** Writes the product's name and slug, which are content, into a text of a feature. */
export function fillTokens(text: string): string {
  const { product, slug } = readYaml('content/site.yaml', Site);
  return text.replaceAll('{product}', product).replaceAll('{slug}', slug);
}
