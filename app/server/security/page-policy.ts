/** Hosts beyond the site's own that pages may talk to, declared in content/site.yaml. */
export interface AllowedHosts {
  connect: readonly string[];
  script: readonly string[];
  /** Names of Trusted Types policies: the consent feature has one where services are declared. */
  policies?: readonly string[];
}

/** The Content-Security-Policy of all pages: none has a script of its own inside, only files of the site run. */
export function pagePolicy(allowed: AllowedHosts): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...allowed.script].join(' ')}`,
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
