import { encodeAddress, inLanguage, languageOf } from '#schema/addresses.ts';
import type { KnowledgeLine } from '#schema/compiled.ts';
import { defaultLanguage, languages } from '#schema/languages.ts';
import { pathOf } from './linkify.ts';

/** Parts the page’s name from the section’s title (scripts/content/emit/knowledge.ts). */
const separator = ' – ';

/** Finds the titles of an address among those of the entries: a section’s own first, else the page’s name. */
export function createPageTitles(
  entries: readonly KnowledgeLine[],
): (address: string) => readonly string[] {
  const titles = new Map<string, string[]>();
  for (const { title, page } of entries) {
    const [name = title, section] = title.split(separator);
    const isOfPage = section !== undefined;
    add(page, title, isOfPage);
    if (pathOf(page) !== page) add(pathOf(page), isOfPage ? name : title, isOfPage);
  }
  return (address) =>
    [address, pathOf(address)]
      .flatMap((one) => [one, encodeAddress(one), ...inOtherLanguages(one)])
      .map((one) => titles.get(one) ?? [])
      .find((found) => found.length > 0) ?? [];

  function add(address: string, title: string, isOfPage: boolean): void {
    const known = titles.get(address) ?? [];
    if (!known.includes(title))
      titles.set(address, isOfPage ? [title, ...known] : [...known, title]);
  }
}

/** The titles of an address, or, where there is none, the words of a link to it. */
export function titlesOrLinks(
  titlesOf: (address: string) => readonly string[],
  links: Iterable<{ address: string; words: string }>,
): (address: string) => readonly string[] {
  const byAddress = new Map<string, string>();
  for (const { address, words } of links) {
    const name = words.trim();
    if (name !== '' && !byAddress.has(address)) byAddress.set(address, name);
  }
  return (address) => {
    const titles = titlesOf(address);
    if (titles.length > 0) return titles;
    const name = byAddress.get(address) ?? byAddress.get(pathOf(address));
    return name === undefined ? [] : [name];
  };
}

/**
 * The same page in the other languages, since an answer may speak the visitor's language on a page of
 * another; an industry’s address itself: it is made from its title, which differs.
 */
function inOtherLanguages(address: string): string[] {
  const path = pathOf(address);
  if (path.includes('/industries/')) return [];
  const own = languageOf(path);
  const frenchPath = own === defaultLanguage ? path : path.slice(`/${own}`.length) || '/';
  return languages
    .filter((language) => language !== own)
    .map((language) => inLanguage(frenchPath, language) + address.slice(path.length));
}
