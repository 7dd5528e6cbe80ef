/** Text, or a link to a page of this site. */
export type TextPart = string | { to: string; text: string };

export type LinkifyOptions = {
  /** What this site’s absolute addresses start with, without a slash at the end. */
  origins: readonly string[];
  /** The titles that an address is known by, the one to show first; none for what is no page. */
  titlesOf: (address: string) => readonly string[];
};

/**
 * Replaces the addresses of this site’s pages by links that bear a title, never a bare path:
 * `See /platform.` becomes `See Platform.`, and `The platform (/platform)` is one link.
 */
export function linkify(text: string, options: LinkifyOptions): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(addressLike(options))) {
    const address = word.replace(/[.,;:!?…'’]+$/u, '');
    const link = linkTo(address, options);
    if (!link) continue;
    const before = text.slice(end, index);
    const after = text.slice(index + address.length);
    const name = nameBefore(before, after, options.titlesOf(link.to));
    const rest = name ? before.slice(0, name.start) : before;
    if (rest) parts.push(rest);
    parts.push({ ...link, ...(name && { text: name.name }) });
    end = index + address.length + (name ? ')'.length : 0);
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The link to the page that an address of this site names, however it is written; none for other addresses. */
export function linkTo(address: string, { origins, titlesOf }: LinkifyOptions) {
  const bare = hostless(address, origins);
  if (bare === undefined) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(bare) ?? [];
  const to = (path.replace(/^\/fr(?=\/|$)/u, '').replace(/\/+$/u, '') || '/') + rest;
  const [text] = titlesOf(to);
  return text === undefined ? undefined : { to, text };
}

/** The path of an address, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A path, an address with the site’s host, or another absolute one, where a word begins; the home page’s `/` only in parentheses. */
function addressLike({ origins }: LinkifyOptions): RegExp {
  const hosts =
    origins.map((origin) => hostOf(origin).replaceAll('.', String.raw`\.`)).join('|') || '(?!)';
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}/.@_-])(?:https?:\/\/|\/(?=[\p{L}\p{N}#?])|(?<=\()\/(?=\))|(?:www\.)?(?:${hosts})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}]))[^\s<>()[\]{}«»“”"${'`'}*]*`,
    'gu',
  );
}

/** What follows the host of an address of this site; undefined for another’s. */
function hostless(address: string, origins: readonly string[]): string | undefined {
  if (address.startsWith('/')) return address;
  const bare = hostOf(address);
  return origins
    .map(hostOf)
    .filter((host) => bare.startsWith(host))
    .map((host) => bare.slice(host.length))
    .find((rest) => /^(?:$|[/?#])/u.test(rest));
}

function hostOf(address: string): string {
  return address.replace(/^(?:https?:\/\/)?(?:www\.)?/u, '');
}

/**
 * The name that a text gives to the address in parentheses behind it: one of its titles, or all that
 * stands before it on a line that ends there or goes on after a dash.
 */
function nameBefore(before: string, after: string, titles: readonly string[]) {
  if (!before.endsWith('(') || !after.startsWith(')')) return undefined;
  const stem = before.slice(0, -1).trimEnd();
  const known = titles.filter((title) => stem.endsWith(title)).sort(byLength)[0];
  const name =
    known ?? (/^\)(?:[.,;]?(?:\n|$)|\s– )/u.test(after) ? ownLine.exec(stem)?.[1] : undefined);
  return name ? { name, start: stem.length - name.length } : undefined;
}

/** A line without the end of a sentence in it. */
const ownLine = /(?:^|\n)(?:\d+[.)]\s+)?((?:(?![.!?…:]\s)[^\n])+)$/u;

function byLength(a: string, b: string): number {
  return b.length - a.length;
}
