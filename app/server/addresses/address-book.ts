import { decodePath, encodeAddress, languageOf } from '#schema/addresses.ts';
import type { Redirect, RouteEntry } from '#schema/compiled.ts';
import { defaultLanguage } from '#schema/languages.ts';
import { withoutTrailingSlash } from './path.ts';

export type SiteRoute = Pick<RouteEntry, 'language' | 'address' | 'module'>;

/** What a path of the site leads to (docs/interface.md, "Addresses"). */
type Destination =
  | { kind: 'page'; route: SiteRoute }
  /** `to` is percent-encoded; the query string is the caller's to keep. */
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/** Any two-letter code, with or without a region: `de`, `pt-BR`, `EN`, `es-419`. */
const languagePrefix = /^[a-z]{2}(?:-(?:[a-z]{2}|\d{3}))?$/i;

/** Answers where a percent-encoded path leads. Redirects lead to known addresses only. */
export function createAddressBook(
  routes: readonly SiteRoute[],
  redirects: readonly Redirect[] = [],
): (path: string) => Destination {
  const byAddress = new Map(routes.map((route) => [route.address.normalize('NFC'), route]));

  const formerly = new Map(
    redirects.map(({ from, to }) => [from.normalize('NFC'), byAddress.get(to.normalize('NFC'))]),
  );

  return (path) => {
    const address = decodePath(path);
    if (address === undefined) return { kind: 'missing' };
    const route = byAddress.get(address);
    if (route) return { kind: 'page', route };
    const plain = withoutTrailingSlash(address);
    const target = byAddress.get(plain) ?? formerly.get(plain) ?? behindPrefix(address, byAddress);
    if (target) return { kind: 'redirect', to: encodeAddress(target.address) };
    return { kind: 'missing' };
  };
}

function behindPrefix(address: string, byAddress: ReadonlyMap<string, SiteRoute>) {
  const [, prefix = '', ...rest] = address.split('/');
  if (languageOf(address) !== defaultLanguage || !languagePrefix.test(prefix)) return undefined;
  const route = byAddress.get(withoutTrailingSlash(`/${rest.join('/')}`));
  return route?.language === defaultLanguage ? route : undefined;
}
