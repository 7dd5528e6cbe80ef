import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** The language of an address: the one that its first part names, French everywhere else. */
export function languageOf(pathname: string): Language {
  const [, first = ''] = pathname.split('/');
  return isLanguage(first) ? first : defaultLanguage;
}

/** A French address (`/platform#faq`) in a language: `/en/platform#faq`. */
export function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `/${language}${address.replace(/^\/(?=$|[#?])/, '')}`;
}

/** An address without its language: `/platform`. */
export function withoutLanguage(address: string): string {
  const prefix = inLanguage('/', languageOf(address));
  return prefix === '/' ? address : address.slice(prefix.length) || '/';
}

/** Files of the site that its pages may link to: made by the build, the same in every language. */
export const linkedFiles: ReadonlySet<string> = new Set(['/licences.txt', '/llms.txt']);

/** A path without the slash that pre-rendering puts at its end. */
export function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** The end of an industry’s address: its title lowercased, spaces replaced by hyphens, nothing else; accents composed. */
export function slugOf(title: string): string {
  return title.trim().normalize('NFC').toLowerCase().replaceAll(/\s+/gu, '-');
}

/** An address as it stands in links: accents and `&` percent-encoded, its hash kept. */
export function encodeAddress(address: string): string {
  const [path = '', hash] = address.split('#');
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');
  return hash === undefined ? encoded : `${encoded}#${hash}`;
}

/**
 * A path decoded and composed (NFC), so that equal addresses are equal strings.
 * Undefined when it is not UTF-8, or hides a separator: `%2F` is no slash.
 */
export function decodePath(path: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(path)) return undefined;
  if (!path.includes('%')) return path.normalize('NFC');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
