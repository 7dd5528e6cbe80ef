import { encodeAddress } from '#schema/addresses.ts';
import type { SiteRoute } from '../../../app/server/addresses/address-book.ts';
import { pageFile } from '../../../app/server/files/page-file.ts';
import type { FileStore } from '../../../app/server/files/stored-file.ts';
import { allowedHosts } from '../../../app/server/security/allowed-hosts.ts';
import { closedPolicy, everywhere, longLived } from '../../../app/server/security/headers.ts';
import { embedderPolicy } from '../../../app/server/security/page-policy.ts';
import type { Site } from '../../../app/server/site/site.ts';

/** What a static host must know to serve the built site as the site's own server does. */
export interface HostSite {
  pages: readonly HostPage[];
  /** Addresses that pages had before, decoded, and the encoded one that they lead to. */
  redirects: readonly { address: string; to: string }[];
  /** Folders at the top that hold files and no page. */
  folders: readonly string[];
  headers: Readonly<Record<string, string>>;
  secureHeaders: Readonly<Record<string, string>>;
  closedPolicy: string;
}

interface HostPage {
  /** Decoded, as the visitor asks for it. */
  address: string;
  /** Percent-encoded. */
  to: string;
  policy: string;
}

export function hostSite(
  { routes, redirects, ...declared }: Pick<Site, 'routes' | 'redirects' | 'email' | 'services'>,
  files: FileStore,
): HostSite {
  return {
    pages: routes.map(({ address }) => hostPage(address, files)),
    redirects: redirects.map(({ from, to }) => ({ address: from, to: encodeAddress(to) })),
    folders: foldersOf(routes, files),
    headers: {
      ...everywhere,
      'Cross-Origin-Embedder-Policy': embedderPolicy(allowedHosts(declared)),
    },
    secureHeaders: longLived,
    closedPolicy,
  };
}

function hostPage(address: string, files: FileStore): HostPage {
  const file = pageFile(address);
  const stored = files.get(file);
  if (!stored) throw new Error(`${file} is missing in the built site`);
  return {
    address,
    to: encodeAddress(address),
    policy: stored.identity.headers['Content-Security-Policy'] ?? '',
  };
}

function foldersOf(routes: readonly SiteRoute[], files: FileStore): string[] {
  const top = (path: string) => path.split('/')[1] ?? '';
  const ofPages = new Set(routes.map(({ address }) => top(address)));
  const nested = [...files.keys()].filter((path) => path.split('/').length > 2);
  return [...new Set(nested.map(top))].filter((folder) => !ofPages.has(folder)).sort();
}
