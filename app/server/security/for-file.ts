import type { HeadersFor } from '../files/read-files.ts';
import { closedPolicy, everywhere } from './headers.ts';
import { pageHeaders } from './page-headers.ts';
import { type AllowedHosts, embedderPolicy } from './page-policy.ts';

/** The security headers of a built file: a page's, or those of a file, which may load nothing itself. */
export function securityHeadersFor(allowed: AllowedHosts): HeadersFor {
  const page = pageHeaders(allowed);
  const file = {
    ...everywhere,
    'Cross-Origin-Embedder-Policy': embedderPolicy(allowed),
    'Content-Security-Policy': closedPolicy,
  };
  return (type) => (type.startsWith('text/html') ? page : file);
}
