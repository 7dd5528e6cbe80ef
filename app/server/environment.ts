import * as z from 'zod';

const port = wholeNumber(0, 65_535);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().regex(/^\S+$/, 'expected a host name or an address').default('127.0.0.1'),
  CHAT_UPSTREAM: address(['http:', 'https:']).optional(),
  CHAT_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  OUTBOX_DIR: z.string().default('var/outbox'),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The server's environment (contract, "The server's environment"). */
export type Environment = z.infer<typeof variables>;

/** An environment that cannot be served: its message is one line, without the values, some are secret. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads the variables once; an empty one counts as unset. Throws an EnvironmentError. */
export function readEnvironment(values: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(mistakes.join('; '));
}

function wholeNumber(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: expected, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
}

/** An absolute address of one of these schemes, without a slash at the end. */
function address(schemes: readonly string[]) {
  const expected = `expected an address such as ${schemes[0]}//host:port`;
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
    }, expected)
    .transform((text) => text.replace(/\/+$/, ''));
}
