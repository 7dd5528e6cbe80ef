import * as z from 'zod';
import { barredPorts } from './barred-ports.ts';
import { isAddress, isHost } from './given-addresses.ts';

/** `fetch` itself waits 300 seconds for the head of an answer, and a model's comes when all is written. */
const maxChatTimeoutMs = 290_000;

const variables = z.object({
  PORT: wholeNumber(0, 65_535)
    .refine((port) => !barredPorts.has(port))
    .default(3000),
  HOST: z.string().regex(/^\S+$/).default('127.0.0.1'),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  SITE_HOSTS: hosts().default([]),
  /** No path, and of nodemailer's many settings the one that the documents name. */
  SMTP_URL: address({
    schemes: ['smtp:', 'smtps:'],
    path: /^\/?$/,
    hasCredentials: true,
    query: { requireTLS: ['true', 'false'] },
  }).optional(),
  OUTBOX_DIR: z.string().default('var/outbox'),
  /** `fetch` takes no credentials in an address; the path of the call is added at its end. */
  CHAT_UPSTREAM: address({ schemes: ['http:', 'https:'], barred: barredPorts }).optional(),
  CHAT_TIMEOUT_MS: wholeNumber(1, maxChatTimeoutMs).default(60_000),
  CHAT_EMBEDDINGS: z.string().regex(/^\S+$/).optional(),
  CHAT_GAPS: z.enum(['0', '1']).default('0'),
  CHAT_GAPS_FILE: z.string().default('var/gaps.json'),
  CHAT_CONTEXT_TOKENS: wholeNumber(100, 100_000).default(1500),
  /** The path of a Redis is the number of its database. */
  REDIS_URL: address({
    schemes: ['redis:', 'rediss:'],
    path: /^\/?\d{0,4}$/,
    hasCredentials: true,
  }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The server's environment (docs/operating.md, "Settings"). */
export type Environment = z.infer<typeof variables>;

/** What each variable takes: what a refusal says is expected, and what the table of the documents says. */
export const expected: Readonly<Record<keyof Environment, string>> = {
  PORT: 'a whole number from 0 to 65535, and none that browsers refuse, such as 6000',
  HOST: 'a host name or an address',
  TRUST_PROXY: 'a whole number from 0 to 16',
  SITE_HOSTS:
    'hosts such as www.example.org or 10.0.0.5:3000, with commas between them, without :80 or :443',
  SMTP_URL:
    'an address such as smtp://user:password@host:587, with no more than ?requireTLS=false or true behind it',
  OUTBOX_DIR: 'a folder',
  CHAT_UPSTREAM:
    'an address such as http://host:11434, without ? or #, and at no port that `fetch` refuses, such as 6000',
  CHAT_TIMEOUT_MS: `a whole number from 1 to ${maxChatTimeoutMs}`,
  CHAT_EMBEDDINGS: 'the name of a model',
  CHAT_GAPS: '0 or 1',
  CHAT_GAPS_FILE: 'a file',
  CHAT_CONTEXT_TOKENS: 'a whole number from 100 to 100000',
  REDIS_URL: 'an address such as redis://user:password@host:6379/0, without ? or #',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

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
  const wrong = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  const mistakes = Object.entries(expected).filter(([name]) => wrong.has(name));
  throw new EnvironmentError(
    mistakes.map(([name, what]) => `${name}: expected ${what}`).join('; '),
  );
}

/** Throws an EnvironmentError when one variable makes no sense without another. */
function consistent(environment: Environment): Environment {
  if (environment.CHAT_EMBEDDINGS && !environment.CHAT_UPSTREAM) {
    throw new EnvironmentError('CHAT_EMBEDDINGS: needs CHAT_UPSTREAM, the server that embeds');
  }
  return environment;
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most);
}

/** Names or addresses as browsers ask for them, with commas between them: a scheme's own port is left out. */
function hosts() {
  return z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine((given) => given.every(isHost));
}

/** An absolute address by these rules, without a slash at the end. */
function address(rules: Parameters<typeof isAddress>[1]) {
  return z
    .string()
    .refine((text) => isAddress(text, rules))
    .transform((text) => text.replace(/\/+$/, ''));
}
