import { createHash } from 'node:crypto';

/** Hosts beyond the site's own that pages may talk to, declared in content/site.yaml. */
export interface AllowedHosts {
  connect: readonly string[];
  script: readonly string[];
  /** Names of Trusted Types policies: the consent feature has one where services are declared. */
  policies?: readonly string[];
}

/** The Content-Security-Policy of a page: each inline script is named by its hash, nothing else runs. */
export function pagePolicy(html: string, allowed: AllowedHosts): string {
  const scripts = ["'self'", ...allowed.script, ...inlineScriptHashes(html)];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...allowed.connect].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${allowed.policies?.join(' ') || "'none'"}`,
  ].join('; ');
}

/**
 * The Cross-Origin-Embedder-Policy of a page. Scripts of declared services load without credentials, since few
 * send the `Cross-Origin-Resource-Policy` without which a browser refuses them under `require-corp`.
 */
export function embedderPolicy({ policies = [] }: AllowedHosts): string {
  return policies.length > 0 ? 'credentialless' : 'require-corp';
}

/** Data blocks (`application/ld+json`) are not run and need no hash. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (
      /\ssrc\s*=/i.test(attributes) ||
      /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)
    ) {
      continue;
    }
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
