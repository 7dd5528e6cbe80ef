/** The percent-encoded path and the query (with its `?`, or empty) of an absolute address. */
export function splitTarget(url: string): { path: string; query: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return { path: '/', query: '' };
  const end = url.indexOf('#', start) < 0 ? url.length : url.indexOf('#', start);
  const question = url.indexOf('?', start);
  if (question < 0 || question > end) return { path: url.slice(start, end), query: '' };
  return { path: url.slice(start, question), query: url.slice(question, end) };
}

/**
 * A path decoded and composed (NFC), so that equal addresses are equal strings.
 * Undefined when it is not UTF-8, or hides a separator: `%2F` is no slash.
 */
export function decodePath(path: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(path)) return undefined;
  if (!path.includes('%')) return path.normalize('NFC');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** `/` stays as it is. Not by an expression: `/\/+$/` takes the square of a path's length. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
