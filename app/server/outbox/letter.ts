import * as z from 'zod';
import { type DemoRequest, fieldNames } from '../../demo/request.ts';

/** One accepted demo request, as its file in the outbox holds it. */
export const letter = z.object({
  /** Time and chance: sorts by arrival, and names the mail (`Message-ID`) on every attempt. */
  id: z.string().regex(/^[\w-]+$/),
  receivedAt: z.iso.datetime(),
  request: z.object(
    Object.fromEntries(fieldNames.map((name) => [name, z.string()])) as Record<
      keyof DemoRequest,
      z.ZodString
    >,
  ),
  attempts: z.int().min(0),
  /** What the mail server said last, when it did not accept. */
  lastError: z.string().optional(),
});
export type Letter = z.infer<typeof letter>;
