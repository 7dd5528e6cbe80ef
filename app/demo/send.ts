import type { Payload } from './payload.ts';

/** `email` of content/site.yaml. */
export type MailSettings = {
  /** Empty: this site's own server. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** The longest wait for library and mail service, in milliseconds; then the mail draft stands in. */
const sendTimeout = 15_000;

/**
 * Sends by the mail service's own library, fetched on first use; it refuses settings that are empty
 * and parameters that are no object (specification, section 5). Rejects whatever goes wrong.
 */
export async function sendRequest(payload: Payload, settings: MailSettings): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new Error(`no answer within ${sendTimeout} ms`)),
    sendTimeout,
  );
  try {
    await Promise.race([deliver(payload, settings, patience.signal), endOf(patience.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(
  payload: Payload,
  { origin, publicKey, serviceId, templateId }: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  // The mail draft has taken over meanwhile: the request would arrive twice.
  signal.throwIfAborted();
  // `send` ignores an origin, and without a storage provider there is no rate limit, as specified.
  init({ publicKey, blockHeadless: false, origin: origin || location.origin });
  await send(serviceId, templateId, payload);
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
