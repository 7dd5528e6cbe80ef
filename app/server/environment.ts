import * as z from 'zod';

const port = wholeNumber(0, 65_535);

/** `fetch` itself waits 300 seconds for the head of an answer, and a model's comes when all is written. */
const maxChatTimeoutMs = 290_000;

/** `fetch` takes no credentials in an address; the path of the call is added at its end. */
const upstreamRules = {
  schemes: ['http:', 'https:'],
  path: /^/,
  credentials: false,
  query: false,
};
const smtpRules = { schemes: ['smtp:', 'smtps:'], path: /^\/?$/, credentials: true, query: true };
/** The path of a Redis is the number of its database. */
const redisRules = {
  schemes: ['redis:', 'rediss:'],
  path: /^\/?\d{0,4}$/,
  credentials: true,
  query: true,
};

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().regex(/^\S+$/, 'expected a host name or an address').default('127.0.0.1'),
  CHAT_UPSTREAM: address('http://host:port', upstreamRules).optional(),
  CHAT_TIMEOUT_MS: wholeNumber(1, maxChatTimeoutMs).default(60_000),
  CHAT_EMBEDDINGS: z.string().regex(/^\S+$/, 'expected the name of a model').optional(),
  CHAT_GAPS: z.enum(['0', '1']).default('0'),
  CHAT_GAPS_FILE: z.string().default('var/gaps.json'),
  CHAT_CONTEXT_TOKENS: wholeNumber(100, 100_000).default(1500),
  SMTP_URL: address('smtp://user:password@host:port', smtpRules).optional(),
  OUTBOX_DIR: z.string().default('var/outbox'),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  SITE_HOSTS: hosts().default([]),
  REDIS_URL: address('redis://user:password@host:port/0', redisRules).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The server's environment (docs/operating.md, "Settings"). */
export type Environment = z.infer<typeof variables>;

/** An environment that cannot be served: its message is one line, without the values, some are secret. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the variables once, without blanks around them; an empty one counts as unset. Throws an EnvironmentError. */
export function readEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (parsed.success) return consistent(parsed.data);
  const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(mistakes.join('; '));
}

/** Throws an EnvironmentError when one variable makes no sense without another. */
function consistent(environment: Environment): Environment {
  if (environment.CHAT_EMBEDDINGS && !environment.CHAT_UPSTREAM) {
    throw new EnvironmentError('CHAT_EMBEDDINGS: needs CHAT_UPSTREAM, the server that embeds');
  }
  return environment;
}

function wholeNumber(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: expected, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
}

/** Names or addresses as browsers ask for them, with commas between them: a scheme's own port is left out. */
function hosts() {
  return z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (given) => given.every((host) => isHost('http', host) && isHost('https', host)),
      'expected hosts such as www.example.org or 10.0.0.5:3000, without :80 or :443, with commas between them',
    );
}

function isHost(scheme: string, text: string): boolean {
  return URL.parse(`${scheme}://${text}`)?.host === text;
}

/** What an address may hold beside host, port and path. */
interface AddressRules {
  schemes: readonly string[];
  path: RegExp;
  credentials: boolean;
  query: boolean;
}

/** An absolute address by these rules, such as `example`, without a slash at the end. */
function address(example: string, rules: AddressRules) {
  // By their signs: of an empty query or part, what parses an address tells nothing.
  const others = rules.query ? /[\s#]/ : /[\s?#]/;
  return z
    .string()
    .refine(
      (text) => {
        const url = URL.parse(text);
        return url !== null && !others.test(text) && keeps(url, rules);
      },
      `expected an address such as ${example}${rules.query ? '' : ', without ? or #'}`,
    )
    .transform((text) => text.replace(/\/+$/, ''));
}

function keeps(url: URL, { schemes, path, credentials }: AddressRules): boolean {
  const named = url.username !== '' || url.password !== '';
  return (
    schemes.includes(url.protocol) &&
    url.hostname !== '' &&
    url.port !== '0' &&
    path.test(url.pathname) &&
    (!named || (credentials && isDecodable(url.username) && isDecodable(url.password)))
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
