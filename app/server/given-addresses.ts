import { barredPorts } from './barred-ports.ts';

/** What an address may hold beside host and port; what is not said may be no part of it. */
export interface AddressRules {
  schemes: readonly string[];
  /** Any, where it is not given. */
  path?: RegExp;
  hasCredentials?: boolean;
  /** By its keys, each once at most, the values that it takes. */
  query?: Readonly<Record<string, readonly string[]>>;
  barred?: ReadonlySet<number>;
}

export function isAddress(text: string, rules: AddressRules): boolean {
  const url = URL.parse(text);
  // By their signs: of an empty query or part, what parses an address tells nothing.
  const others = rules.query ? /[\s#]/ : /[\s?#]/;
  return url !== null && !others.test(text) && keeps(url, rules);
}

function keeps(
  url: URL,
  { schemes, path = /^/, hasCredentials = false, query, barred }: AddressRules,
) {
  const named = url.username !== '' || url.password !== '';
  return (
    schemes.includes(url.protocol) &&
    url.hostname !== '' &&
    url.port !== '0' &&
    !barred?.has(Number(url.port)) &&
    path.test(url.pathname) &&
    (!named || (hasCredentials && isDecodable(url.username) && isDecodable(url.password))) &&
    isQuery(url.searchParams, query ?? {})
  );
}

function isQuery(given: URLSearchParams, known: Readonly<Record<string, readonly string[]>>) {
  const keys = [...given.keys()];
  return (
    new Set(keys).size === keys.length &&
    [...given].every(([key, value]) => Object.hasOwn(known, key) && known[key]?.includes(value))
  );
}

/** Whether a text is percent-encoded as UTF-8: `%` alone is written `%25`. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** A name, or an address in the brackets that IPv6 needs, and a port. */
const hostAndPort = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** Whether browsers ask for a host by these letters, over http and https alike. */
export function isHost(text: string): boolean {
  return hostAndPort.test(text) && ['http', 'https'].every((scheme) => isAsked(scheme, text));
}

function isAsked(scheme: string, text: string): boolean {
  const url = URL.parse(`${scheme}://${text}`);
  return url?.host === text && !barredPorts.has(Number(url.port));
}
