import type { HeadersFor } from '../files/read-files.ts';
import { closedPolicy, everywhere } from './headers.ts';
import { type AllowedHosts, embedderPolicy, pagePolicy } from './page-policy.ts';

/** The security headers of a built file: each page has the policy of its own inline scripts. */
export function securityHeadersFor(allowed: AllowedHosts): HeadersFor {
  return (type, body) => ({
    ...everywhere,
    'Cross-Origin-Embedder-Policy': embedderPolicy(allowed),
    'Content-Security-Policy': type.startsWith('text/html')
      ? pagePolicy(body.toString('utf8'), allowed)
      : closedPolicy,
  });
}
