import { immutable, remembered, revalidate } from '../http/lifetimes.ts';
import type { EdgeOptions, EdgePage, EdgeSite } from './edge-site.ts';

/** A file for nginx's `http` block: maps of the site's addresses, and the server that uses them. */
export function nginxConfiguration(site: EdgeSite, options: EdgeOptions): string {
  const { pages, french, missing, types, closedPolicy } = site;
  const files = [...pages, missing.fr, missing.en];
  return [
    '# Made from the built site: run `npm run edge` again after each build.',
    'map_hash_bucket_size 512;',
    'map_hash_max_size 8192;',
    // A map takes capitals for small letters; no address of the site has any.
    map('$uri', '$exact', [['~[A-Z]', '']], '$uri'),
    map(
      '$exact',
      '$page_file',
      pages.map(({ address, file }) => [address, file]),
    ),
    map('$uri', '$policy', policies(files), closedPolicy),
    map('$exact', '$bare', [
      ['~^//+$', '/'],
      ['~^(?<bare_part>.*[^/])/+$', '$bare_part'],
    ]),
    map(
      '$bare',
      '$unslashed',
      pages.map(({ address, to }) => [address, to]),
    ),
    map('$uri', '$foreign', [[foreign, 'x$foreign_part']]),
    map('$foreign', '$french', behindPrefix(french)),
    map('$unslashed', '$leads_to', [['', '$french']], '$unslashed'),
    map(
      '$uri',
      '$plain_file',
      [
        ['~/(?:index|404)\\.html$', ''],
        ['~\\.(?:br|gz)$', ''],
        ['~/\\.', ''],
        ['~^/_(?:headers|redirects)$', ''],
      ],
      '$uri',
    ),
    map('$uri', '$missing_file', [['~^/en(?:/|$)', missing.en.file]], missing.fr.file),
    map('$uri', '$file_caching', [['~^/assets/', immutable]], revalidate),
    map(
      '$status',
      '$caching',
      [
        ['308', remembered],
        ['404', revalidate],
      ],
      '$file_caching',
    ),
    ...forwarding(options.behind),
    map('$visitor_scheme', '$transport', [['https', Object.values(site.secureHeaders).join('')]]),
    block('server', [
      `listen ${options.listen};`,
      `root ${quoted(options.root)};`,
      ...settings,
      ...Object.entries(site.headers).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
      ),
      'add_header Content-Security-Policy $policy always;',
      'add_header Cache-Control $caching always;',
      'add_header Strict-Transport-Security $transport always;',
      block(
        'types',
        [...types].map(([extension, type]) => `${bare(type)} ${extension};`),
      ),
      `charset_types ${charsetTypes(types)};`,
      'error_page 404 $missing_file;',
      'error_page 418 = @server;',
      block('location /', [
        // A status of no meaning: with error_page it is nginx's way to a named location.
        'if ($request_method !~ ^(?:GET|HEAD)$) { return 418; }',
        'try_files $page_file $plain_file @elsewhere;',
      ]),
      ...[missing.fr, missing.en].map(({ file }) => block(`location = ${file}`, ['internal;'])),
      block('location @elsewhere', [
        'if ($leads_to) { return 308 $leads_to$is_args$args; }',
        'return 404;',
      ]),
      ...['/api/chat', '/api/v1.0/email/send', '/healthz'].map((path) =>
        block(`location = ${path}`, passing(options)),
      ),
      block('location @server', passing(options)),
    ]),
    '',
  ].join('\n');
}

/** A two-letter code, with or without a region, other than the site's second language. */
const foreign =
  '~^/(?!en(?:/|$))[A-Za-z]{2}(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?<foreign_part>/[^A-Z]*)?$';

const settings = [
  'server_tokens off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  'charset utf-8;',
  'gzip_static on;',
  'gzip_vary on;',
  // The own server refuses what is over 64 KB, in the words that its clients read.
  'client_max_body_size 128k;',
];

function policies(pages: readonly EdgePage[]): [string, string][] {
  return pages.map(({ file, policy }) => [file, policy]);
}

/** `x`, so that a prefix with nothing behind it is told from no prefix. */
function behindPrefix(french: EdgeSite['french']): [string, string][] {
  return french.flatMap(({ address, to }): [string, string][] => {
    const rest = address === '/' ? '' : address;
    return [
      [`x${rest}`, to],
      [`x${rest}/`, to],
    ];
  });
}

/** What is told of a visitor: what a proxy before this server forwards, else what the connection shows. */
function forwarding(behind: readonly string[]): string[] {
  return [
    block('geo $is_proxy', [...behind.map((network) => `${network} 1;`), 'default 0;']),
    map('$is_proxy', '$visitors', [['1', '$proxy_add_x_forwarded_for']], '$remote_addr'),
    map(
      '"$is_proxy $http_x_forwarded_proto"',
      '$visitor_scheme',
      [
        ['1 https', 'https'],
        ['1 http', 'http'],
      ],
      '$scheme',
    ),
  ];
}

function passing({ server, chatTimeout }: EdgeOptions): string[] {
  // The own server tells first that the model is too slow.
  const patience = Math.ceil(chatTimeout / 1000) + 10;
  return [
    `proxy_pass http://${server};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $visitors;',
    'proxy_set_header X-Forwarded-Proto $visitor_scheme;',
    'proxy_set_header Connection "";',
    `proxy_read_timeout ${patience}s;`,
    // Its own headers stand; a header named here keeps those of the server block away.
    'proxy_hide_header Strict-Transport-Security;',
    'add_header Strict-Transport-Security $transport always;',
  ];
}

function map(from: string, to: string, pairs: readonly [string, string][], otherwise = ''): string {
  return block(`map ${from} ${to}`, [
    `default ${quoted(otherwise)};`,
    ...pairs.map(([key, value]) => `${quoted(key)} ${quoted(value)};`),
  ]);
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`), '}'].join(
    '\n',
  );
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function bare(type: string): string {
  return type.split(';')[0] ?? type;
}

function charsetTypes(types: ReadonlyMap<string, string>): string {
  const withCharset = [...types.values()].filter((type) => type.includes('charset=')).map(bare);
  // text/html is always among them, and nginx warns when it is named.
  return [...new Set(withCharset)].filter((type) => type !== 'text/html').join(' ');
}
