/**
 * Whether a request that changes something comes from this site's own pages, or from no page at all
 * (a script, a test). A browser names the sender in `Sec-Fetch-Site`, an older one in `Origin`.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || URL.parse(origin)?.host === new URL(request.url).host;
}
