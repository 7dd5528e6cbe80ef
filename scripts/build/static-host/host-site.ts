import { extname } from 'node:path';
import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import { byLanguage, defaultLanguage, type Language } from '#schema/languages.ts';
import type { SiteRoute } from '../../../app/server/addresses/address-book.ts';
import { pageFile } from '../../../app/server/files/page-file.ts';
import type { FileStore, StoredFile } from '../../../app/server/files/stored-file.ts';
import { allowedHosts } from '../../../app/server/security/allowed-hosts.ts';
import { closedPolicy, everywhere, longLived } from '../../../app/server/security/headers.ts';
import { embedderPolicy } from '../../../app/server/security/page-policy.ts';
import type { Site } from '../../../app/server/site/site.ts';

/** What a static host must know to serve the built site as the site's own server does. */
export interface HostSite {
  pages: readonly HostPage[];
  /** French addresses as they follow a foreign language prefix, and the encoded address they lead to. */
  french: readonly { address: string; to: string }[];
  /** Addresses that pages had before, decoded, and the encoded one that they lead to. */
  redirects: readonly { address: string; to: string }[];
  missing: Readonly<Record<Language, HostPage>>;
  /** Folders at the top that hold files and no page. */
  folders: readonly string[];
  /** Extension without its dot, and the type of such files. */
  types: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
  secureHeaders: Readonly<Record<string, string>>;
  closedPolicy: string;
}

interface HostPage {
  /** Decoded, as the visitor asks for it. */
  address: string;
  /** Percent-encoded. */
  to: string;
  /** Below the site's folder, with its slash. */
  file: string;
  policy: string;
}

export function hostSite(
  { routes, redirects, ...declared }: Pick<Site, 'routes' | 'redirects' | 'email' | 'services'>,
  files: FileStore,
): HostSite {
  const pages = routes.map(({ address }) => hostPage(address, pageFile(address), files));
  return {
    pages,
    french: routes
      .filter(({ language }) => language === defaultLanguage)
      .map(({ address }) => ({ address, to: encodeAddress(address) })),
    redirects: redirects.map(({ from, to }) => ({ address: from, to: encodeAddress(to) })),
    missing: byLanguage((language) => hostPage('', inLanguage('/404.html', language), files)),
    folders: foldersOf(routes, files),
    types: typesOf(files),
    headers: {
      ...everywhere,
      'Cross-Origin-Embedder-Policy': embedderPolicy(allowedHosts(declared)),
    },
    secureHeaders: longLived,
    closedPolicy,
  };
}

function hostPage(address: string, file: string, files: FileStore): HostPage {
  const stored = files.get(file);
  if (!stored) throw new Error(`${file} is missing in the built site`);
  return {
    address,
    to: encodeAddress(address),
    file,
    policy: header(stored, 'Content-Security-Policy'),
  };
}

function foldersOf(routes: readonly SiteRoute[], files: FileStore): string[] {
  const top = (path: string) => path.split('/')[1] ?? '';
  const ofPages = new Set(routes.map(({ address }) => top(address)));
  const nested = [...files.keys()].filter((path) => path.split('/').length > 2);
  return [...new Set(nested.map(top))].filter((folder) => !ofPages.has(folder)).sort();
}

function typesOf(files: FileStore): Map<string, string> {
  const types = [...files].map(([path, file]): [string, string] => {
    return [extname(path).slice(1), header(file, 'Content-Type')];
  });
  return new Map(types.filter(([extension]) => extension !== '').sort());
}

function header(file: StoredFile, name: string): string {
  return file.identity.headers[name] ?? '';
}
