import ipaddr from 'ipaddr.js';
import type { Proxies } from './proxies.ts';
import { forwarded } from './proxies.ts';

/** Names a visitor for rate limits; never logged. */
export interface Client {
  /** An IPv4 address, or the /64 of an IPv6 address: one device has as many as it likes. */
  address: string;
  /** The /56 of an IPv6 address: a household or a small office has that many /64s. */
  network?: string;
}

const unknown: Client = { address: 'unknown' };

/** Names the visitor behind a request by the address that the outermost believed proxy saw. */
export function clientOf(
  headers: Headers,
  socketAddress: string | undefined,
  proxies: Proxies,
): Client {
  const [seen] = forwarded(headers, 'x-forwarded-for', proxies);
  const address = withoutPort(seen ?? socketAddress ?? '');
  return ipaddr.isValid(address) ? named(ipaddr.process(address)) : unknown;
}

function named(address: ipaddr.IPv4 | ipaddr.IPv6): Client {
  if (address.kind() === 'ipv4') return { address: address.toString() };
  const network = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString();
  return { address: `${network(64)}/64`, network: `${network(56)}/56` };
}

/** Some proxies forward the port as well, another one for each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}
