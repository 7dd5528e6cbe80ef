/** The percent-encoded path and the query (with its `?`, or empty) of an absolute address. */
export function splitTarget(url: string): { path: string; query: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  if (start < 0) return { path: '/', query: '' };
  const end = url.indexOf('#', start) < 0 ? url.length : url.indexOf('#', start);
  const question = url.indexOf('?', start);
  if (question < 0 || question > end) return { path: url.slice(start, end), query: '' };
  return { path: url.slice(start, question), query: url.slice(question, end) };
}

/** `/` stays as it is. Not by an expression: `/\/+$/` takes the square of a path's length. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
