import { immutable, remembered, revalidate } from '../http/lifetimes.ts';
import type { EdgeOptions, EdgePage, EdgeSite } from './edge-site.ts';

/** A Caddyfile that serves the built site itself, and passes the rest to the own server. */
export function caddyConfiguration(site: EdgeSite, options: EdgeOptions): string {
  const { pages, missing, closedPolicy } = site;
  const pass = reverseProxy(options);
  return [
    '# Made from the built site: run `npm run edge` again after each build.',
    block('', ['admin off']),
    block(options.listen, [
      `root * ${quoted(options.root)}`,
      block('map {path} {page_file} {page_policy}', [
        ...pages.map(({ address, file, policy }) => words(address, file, policy)),
        'default "" ""',
      ]),
      block('map {path} {leads_to}', [...redirects(site), 'default ""']),
      block('map {query} {asked}', ['~^(.+)$ "?$' + '{1}"', 'default ""']),
      '@server path /api/chat /api/v1.0/email/send /healthz',
      block('handle @server', [pass]),
      '@changing not method GET HEAD',
      block('handle @changing', [pass]),
      block('handle', [
        ...common(site, options.behind),
        '@page expression `{page_file} != ""`',
        block('handle @page', [
          ...described('{page_policy}', revalidate),
          'header Content-Type "text/html; charset=utf-8"',
          'rewrite * {page_file}',
          fileServer,
        ]),
        '@leading expression `{leads_to} != ""`',
        block('handle @leading', [
          ...described(closedPolicy, remembered),
          'redir * "{leads_to}{asked}" 308',
        ]),
        '@hidden path_regexp (?:/(?:index|404)\\.html|\\.br|\\.gz)$|/\\.|^/_(?:headers|redirects)$',
        block('handle @hidden', ['error 404']),
        // The file server would take two slashes for one, and serve a page under a file's policy.
        '@doubled expression `{path}.contains("//")`',
        block('handle @doubled', ['error 404']),
        block('handle', [
          `header Content-Security-Policy ${quoted(closedPolicy)}`,
          '@asset path /assets/*',
          `header @asset Cache-Control ${quoted(immutable)}`,
          '@other not path /assets/*',
          `header @other Cache-Control ${quoted(revalidate)}`,
          ...typeHeaders(site),
          fileServer,
        ]),
      ]),
      block('handle_errors', [
        ...common(site, options.behind),
        '@missing expression `{err.status_code} == 404`',
        block('handle @missing', [
          '@english path /en /en/*',
          block('handle @english', missingPage(missing.en)),
          block('handle', missingPage(missing.fr)),
        ]),
        block('handle', ['respond "{err.status_code} {err.status_text}"']),
      ]),
    ]),
    '',
  ].join('\n');
}

const fileServer = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);

/**
 * Hands on what the proxies before this server forward of a visitor, and of all others what it sees.
 * Caddy waits as long as it takes.
 */
function reverseProxy({ server, behind }: EdgeOptions): string {
  const pass = `reverse_proxy ${server}`;
  return behind.length > 0 ? block(pass, [`trusted_proxies ${behind.join(' ')}`]) : pass;
}

function common({ headers, secureHeaders }: EdgeSite, behind: readonly string[]): string[] {
  const lines = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, value]) => `${name} ${quoted(value)}`);
  const proxied = [`remote_ip ${behind.join(' ')}`, 'header X-Forwarded-Proto https'];
  return [
    block('header', [...lines(headers), '-Server']),
    '@secure protocol https',
    block('header @secure', lines(secureHeaders)),
    ...(behind.length > 0
      ? [block('@proxied', proxied), block('header @proxied', lines(secureHeaders))]
      : []),
  ];
}

function described(policy: string, caching: string): string[] {
  return [
    `header Content-Security-Policy ${quoted(policy)}`,
    `header Cache-Control ${quoted(caching)}`,
  ];
}

function missingPage({ file, policy }: EdgePage): string[] {
  return [
    ...described(policy, revalidate),
    'header Content-Type "text/html; charset=utf-8"',
    `rewrite * ${file}`,
    block('file_server', ['status 404', 'precompressed br gzip', 'disable_canonical_uris']),
  ];
}

function typeHeaders({ types }: EdgeSite): string[] {
  return [...types].flatMap(([extension, type]) => [
    `@type_${extension} path *.${extension}`,
    `header @type_${extension} Content-Type ${quoted(type)}`,
  ]);
}

/** A slash at the end, and any language prefix but the site's second language, lead to a page. */
function redirects({ pages, french }: EdgeSite): string[] {
  const slashes = pages
    .filter(({ address }) => address !== '/')
    .map(({ address, to }) => words(`~^${escaped(address)}/+$`, to));
  const prefixed = french.map(({ address, to }) => {
    const rest = address === '/' ? '' : escaped(address);
    return words(`~^/${prefix}${rest}/*$`, to);
  });
  return [words('~^//+$', '/'), ...slashes, ...prefixed];
}

/** Go's expressions know no lookahead: two letters that are not `en`, or any with a region. */
const prefix = '(?:[a-df-zA-Z][a-zA-Z]|e[a-mo-zA-Z]|[a-zA-Z]{2}-(?:[a-zA-Z]{2}|[0-9]{3}))';

function escaped(address: string): string {
  return address.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');
}

function words(...texts: string[]): string {
  return texts.map(quoted).join(' ');
}

/** Raw, as Caddy keeps backslashes in double quotes; neither addresses nor headers hold a backtick. */
function quoted(text: string): string {
  if (text.includes('`')) throw new Error(`Caddy cannot be given ${text}`);
  return `\`${text}\``;
}

function block(head: string, lines: readonly string[]): string {
  const body = lines.map((line) => `\t${line.replaceAll('\n', '\n\t')}`);
  return [head === '' ? '{' : `${head} {`, ...body, '}'].join('\n');
}
