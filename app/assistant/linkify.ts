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
export function linkify(text: string, { origins, titlesOf }: LinkifyOptions): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(addressLike)) {
    const address = word.replace(/[.,;:!?…'’]+$/u, '');
    const to = withoutOrigin(address, origins);
    const titles = titlesOf(to);
    const [title] = titles;
    if (!to.startsWith('/') || title === undefined) continue;
    const before = text.slice(end, index);
    const after = text.slice(index + address.length);
    const named = nameBefore(before, after, titles);
    const rest = named ? before.slice(0, named.start) : before;
    if (rest) parts.push(rest);
    parts.push({ to, text: named?.name ?? title });
    end = index + address.length + (named ? ')'.length : 0);
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The path of an address, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A path, or an absolute address, where a word begins; the home page’s `/` only in parentheses. */
const addressLike =
  /(?<![\p{L}\p{N}/._-])(?:https?:\/\/|\/(?=[\p{L}\p{N}#?])|(?<=\()\/(?=\)))[^\s<>()[\]{}«»“”"`*]*/gu;

function withoutOrigin(address: string, origins: readonly string[]): string {
  const origin = origins.find((one) => address === one || address.startsWith(`${one}/`)) ?? '';
  return address.slice(origin.length) || '/';
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
