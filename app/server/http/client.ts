import { isIPv6 } from 'node:net';

/** What of `X-Forwarded-*` is believed: `hops` proxies, 0 for none. */
export interface Proxies {
  hops: number;
}

/**
 * Names the visitor behind a request: the address that the outermost believed proxy saw. An IPv6
 * visitor is named by the first 64 bits, since one subscriber has them all.
 */
export function clientOf(headers: Headers, socketAddress: string, proxies: Proxies): string {
  const seen = forwarded(headers, 'x-forwarded-for').slice(-proxies.hops || Infinity);
  const address = proxies.hops > 0 ? (seen[0] ?? socketAddress) : socketAddress;
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? network(plain) : plain;
}

/** Whether the visitor's connection is https, by the URL or by a believed proxy. */
export function isSecure(request: Request, proxies: Proxies): boolean {
  if (proxies.hops === 0) return request.url.startsWith('https:');
  const seen = forwarded(request.headers, 'x-forwarded-proto').slice(-proxies.hops);
  return seen[0] === undefined ? request.url.startsWith('https:') : seen[0] === 'https';
}

function forwarded(headers: Headers, name: string): string[] {
  const values = headers.get(name)?.split(',') ?? [];
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** Some proxies forward the port as well, another one for each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
