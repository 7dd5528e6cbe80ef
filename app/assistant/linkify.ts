/** Text, or a part of it that is an address of this site. */
export type TextPart = string | { to: string; text: string };

export type LinkifyOptions = {
  /** What this site’s absolute addresses start with, without a slash at the end. */
  origins: readonly string[];
  /** Whether the site has a page at this path, which bears no hash. */
  isPage: (path: string) => boolean;
};

/** Cuts a text at the addresses of this site’s pages: `/platform#faq`, `https://{origin}/platform`. */
export function linkify(text: string, { origins, isPage }: LinkifyOptions): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(addressLike)) {
    const address = word.replace(/[.,;:!?…'’]+$/u, '');
    const origin = origins.find((one) => address === one || address.startsWith(`${one}/`)) ?? '';
    const to = address.slice(origin.length) || '/';
    if (!to.startsWith('/') || !isPage(pathOf(to))) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ to, text: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The path of an address, without query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A path, or an absolute address, where a word begins. */
const addressLike =
  /(?<![\p{L}\p{N}/._-])(?:https?:\/\/|\/(?=[\p{L}\p{N}]))[^\s<>()[\]{}«»“”"`*]*/gu;
