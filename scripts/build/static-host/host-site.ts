import { encodeAddress } from '#schema/addresses.ts';
import { allowedHosts } from '../../../app/server/security/allowed-hosts.ts';
import { longLived } from '../../../app/server/security/headers.ts';
import { pageHeaders } from '../../../app/server/security/page-headers.ts';
import type { Site } from '../../../app/server/site/site.ts';

/** What a static host must know to serve the built site as the site's own server does. */
export interface HostSite {
  pages: readonly HostAddress[];
  /** Addresses that pages had before. */
  redirects: readonly HostAddress[];
  /** At the top of the built site. */
  folders: readonly string[];
  /** Those of pages, for all: these hosts have no rule for "every page". */
  headers: Readonly<Record<string, string>>;
}

interface HostAddress {
  /** Decoded, as the visitor asks for it. */
  address: string;
  /** Of the page, percent-encoded. */
  to: string;
}

export function hostSite(
  { routes, redirects, ...declared }: Pick<Site, 'routes' | 'redirects' | 'email' | 'services'>,
  folders: readonly string[],
): HostSite {
  return {
    pages: routes.map(({ address }) => ({ address, to: encodeAddress(address) })),
    redirects: redirects.map(({ from, to }) => ({ address: from, to: encodeAddress(to) })),
    folders,
    // They answer over https alone.
    headers: { ...pageHeaders(allowedHosts(declared)), ...longLived },
  };
}
