/** What of `X-Forwarded-*` is believed: `hops` proxies, 0 for none. */
export interface Proxies {
  hops: number;
}

/** The values that the believed proxies wrote, the outermost first; what visitors sent before them is cut off. */
export function forwarded(headers: Headers, name: string, { hops }: Proxies): string[] {
  if (hops === 0) return [];
  const values = headers.get(name)?.split(',') ?? [];
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .slice(-hops);
}

/** Whether the visitor's connection is https, by the URL or by a believed proxy. */
export function isSecure(request: Request, proxies: Proxies): boolean {
  const [seen] = forwarded(request.headers, 'x-forwarded-proto', proxies);
  return seen === undefined ? request.url.startsWith('https:') : seen === 'https';
}
