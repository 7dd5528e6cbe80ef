import type { Logger } from 'pino';
import type { DemoRequestAnswer } from '../../demo/demo-request-context.server.ts';
import { type EmailParameters, refusedParameters } from '../../demo/email-parameters.ts';
import type { Client } from '../http/client.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Outbox } from '../outbox/outbox.ts';

export interface DemoRequestServiceOptions {
  outbox: Pick<Outbox, 'accept'>;
  limit: RateLimit;
  /** Told of each request that is safely stored. */
  onAccepted: (id: string) => void;
}

/** Takes the demo requests of one visitor. */
export type DemoRequestService = (
  parameters: EmailParameters,
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
  return async (parameters, client, log) => {
    const invalid = refusedParameters(parameters);
    if (invalid.length > 0) return { kind: 'refused', status: 422, invalid };
    const retryAfter = await limit.take(client);
    if (retryAfter > 0) return { kind: 'limited', status: 429, retryAfter };
    try {
      const id = await outbox.accept(parameters);
      log.info({ queuedEmail: id }, 'demo request stored');
      onAccepted(id);
      return { kind: 'accepted', status: 200 };
    } catch (error) {
      log.error({ err: error }, 'demo request could not be stored');
      return { kind: 'failed', status: 503 };
    }
  };
}
