import { speculationRules } from '../files/speculation-rules.ts';
import { everywhere } from './headers.ts';
import { type AllowedHosts, embedderPolicy, pagePolicy } from './page-policy.ts';

/** What every page bears, whoever serves it, beside its lifetime. */
export function pageHeaders(allowed: AllowedHosts): Readonly<Record<string, string>> {
  return {
    ...everywhere,
    'Cross-Origin-Embedder-Policy': embedderPolicy(allowed),
    'Content-Security-Policy': pagePolicy(allowed),
    'Speculation-Rules': `"${speculationRules.address}"`,
  };
}
