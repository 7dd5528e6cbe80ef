import * as z from 'zod';
import type { DemoRequest } from '../../demo/request.ts';

/** One accepted demo request, as its file in the outbox holds it. */
export const queuedEmail = z.object({
  /** Time and randomId: sorts by arrival, and names the mail (`Message-ID`) on every attempt. */
  id: z.string().regex(/^[\w-]+$/),
  receivedAt: z.iso.datetime(),
  request: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    company: z.string(),
    phone: z.string(),
    jobTitle: z.string(),
    companySize: z.string(),
    useCase: z.string(),
    demoType: z.string(),
    message: z.string(),
  }) satisfies z.ZodType<DemoRequest>,
  attempts: z.int().min(0),
  /** What the mail server said last, when it did not accept. */
  lastError: z.string().optional(),
});
export type QueuedEmail = z.infer<typeof queuedEmail>;

/** A file that holds no queued email, or another one: it will not be better at the next attempt. */
export class DamagedEmailError extends Error {
  override name = 'DamagedEmailError';
}
