import * as z from 'zod';
import { parameterNames } from '../../demo/email-parameters.ts';

/** One accepted demo request, as its file in the outbox holds it. */
export const queuedEmail = z.object({
  /** Time and random letters: sorts by arrival, and names the mail (`Message-ID`) on every attempt. */
  id: z.string().regex(/^[\w-]+$/),
  receivedAt: z.iso.datetime(),
  parameters: z.record(z.enum(parameterNames), z.string()),
  attempts: z.int().min(0),
  /** How many of them went out whole, or may have, and were not refused. */
  copies: z.int().min(0).default(0),
  /** What the mail server said last, when it did not accept. */
  lastError: z.string().optional(),
});
export type QueuedEmail = z.infer<typeof queuedEmail>;

/** A file that holds no queued email, or another one: it will not be better at the next attempt. */
export class DamagedEmailError extends Error {
  override name = 'DamagedEmailError';
}
