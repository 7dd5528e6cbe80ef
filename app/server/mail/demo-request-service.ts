import type { Logger } from 'pino';
import { validateRequest } from '../../demo/request.ts';
import type { DemoRequestAnswer } from '../demo-request-context.server.ts';
import type { Client } from '../http/client.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { fieldsOverLimits } from './field-limits.ts';

export interface DemoRequestServiceOptions {
  outbox: Pick<Outbox, 'accept'>;
  limit: RateLimit;
  /** Told of each request that is safely stored. */
  onAccepted: (id: string) => void;
}

/** Takes the demo requests of one visitor. */
export type DemoRequestService = (
  fields: Readonly<Record<string, string>>,
  client: Client,
  log: Logger,
) => Promise<DemoRequestAnswer>;

/**
 * The one way into the outbox, for the mail API and the form without JavaScript. Only requests that
 * the form's rules accept are counted against the limit: a visitor may mistype as often as needed.
 */
export function createDemoRequestService({
  outbox,
  limit,
  onAccepted,
}: DemoRequestServiceOptions): DemoRequestService {
  return async (fields, client, log) => {
    const overLimits = fieldsOverLimits(fields);
    if (overLimits.length > 0) return { kind: 'refused', status: 422, invalid: overLimits };
    const verdict = validateRequest(fields);
    if (!verdict.ok) return { kind: 'refused', status: 422, invalid: verdict.invalid };
    const retryAfter = await limit.take(client);
    if (retryAfter > 0) return { kind: 'limited', status: 429, retryAfter };
    try {
      const id = await outbox.accept(verdict.value);
      log.info({ queuedEmail: id }, 'demo request stored');
      onAccepted(id);
      return { kind: 'accepted', status: 200 };
    } catch (error) {
      log.error({ err: error }, 'demo request could not be stored');
      return { kind: 'failed', status: 503 };
    }
  };
}
