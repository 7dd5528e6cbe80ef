import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import { otherLanguages } from '#schema/languages.ts';
import { speculationRules } from '../../../app/server/files/speculation-rules.ts';
import { aMinute, immutable } from '../../../app/server/http/lifetimes.ts';
import type { HostSite } from './host-site.ts';

/**
 * Cloudflare Pages reads no more: rules of headers, characters of a line, redirects from one address,
 * redirects from a pattern. Netlify names no limits that a site of this size could reach.
 */
const limits = { headers: 100, headerLine: 2000, fixed: 2000, patterns: 100, redirectLine: 1000 };

/**
 * The official languages of the European Union but English, by their codes. Any code leads to the
 * French page on the site's own server; a host would need a rule for each of them.
 */
const languagePrefixes =
  'fr bg cs da de el es et fi ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ');

/** One rule of `_headers`. */
interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * The text of `_headers`. No header is named by two rules that match the same path, since hosts differ
 * in whether they join or replace.
 */
export function headersFile(site: HostSite): string {
  const rules = headerRules(site);
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('');
}

function headerRules({ folders, headers }: HostSite): HeaderRule[] {
  return [
    { path: '/*', headers },
    ...['/', '/:name'].map((path) => ({ path, headers: { 'Cache-Control': aMinute } })),
    ...folders.map((folder) => ({
      path: `/${folder}/*`,
      headers: { 'Cache-Control': folder === 'assets' ? immutable : aMinute },
    })),
    { path: speculationRules.address, headers: { 'Content-Type': speculationRules.type } },
  ];
}

/** One line of `_redirects`: from, to, status. */
type Redirect = readonly [from: string, to: string, status: number];

/**
 * The text of `_redirects`. Rules with status 200 serve a page without the slash that Cloudflare
 * Pages would add; Netlify passes over them and over those that remove a slash, since the file is
 * there. Rules from one address come before patterns, as Cloudflare Pages wants them.
 */
export function redirectsFile(site: HostSite): string {
  const { fixed, patterns } = redirects(site);
  return [...fixed, ...patterns].map((rule) => `${rule.join(' ')}\n`).join('');
}

function redirects({ pages, redirects: moved }: HostSite) {
  const known = new Set(pages.map(({ address }) => address));
  const prefixes = languagePrefixes.filter((prefix) => !known.has(`/${prefix}`));
  const fixed: Redirect[] = [
    ...pages
      .filter(({ address }) => address !== '/')
      .flatMap(({ address, to }) => [
        ...spellings(address).flatMap((path): Redirect[] => [
          [path, `${encodeURI(address)}/`, 200],
          [`${path}/`, to, 308],
        ]),
        ...apart(address).map((path): Redirect => [path, to, 308]),
      ]),
    ...moved.flatMap(({ address, to }) =>
      [...spellings(address), ...apart(address)].flatMap((path): Redirect[] => [
        [path, to, 308],
        [`${path}/`, to, 308],
      ]),
    ),
    ...prefixes.map((prefix): Redirect => [`/${prefix}`, '/', 308]),
  ];
  const patterns: Redirect[] = [
    ...prefixes.map((prefix): Redirect => [`/${prefix}/*`, '/:splat', 308]),
    // Netlify; Cloudflare Pages finds this page by itself, and passes over the line.
    ...otherLanguages.map((one): Redirect => [`/${one}/*`, inLanguage('/404.html', one), 404]),
  ];
  return { fixed, patterns };
}

/** What of the two files Cloudflare Pages would not read, a sentence each. */
export function beyondLimits(site: HostSite): string[] {
  const rules = headerRules(site);
  const { fixed, patterns } = redirects(site);
  const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length));
  const counts = [
    ['rules in _headers', rules.length, limits.headers],
    ['characters in a line of _headers', longest(headersFile(site).split('\n')), limits.headerLine],
    ['redirects from an address', fixed.length, limits.fixed],
    ['redirects from a pattern', patterns.length, limits.patterns],
    [
      'characters in a line of _redirects',
      longest(redirectsFile(site).split('\n')),
      limits.redirectLine,
    ],
  ] as const;
  return counts
    .filter(([, count, limit]) => count > limit)
    .map(([what, count, limit]) => `${count} ${what}: Cloudflare Pages reads ${limit}`);
}

/** An address as the site's own links write it, and as a browser sends what is typed. */
function spellings(address: string): string[] {
  return [...new Set([encodeAddress(address), encodeURI(address)])];
}

/** Those of an address whose accents are written as letters of their own, as macOS does; none without accents. */
function apart(address: string): string[] {
  const decomposed = address.normalize('NFD');
  return decomposed === address.normalize('NFC') ? [] : spellings(decomposed);
}
