import type { SiteData } from '#schema/compiled.ts';
import type { EmailParameters } from './email-parameters.ts';

type MailSettings = SiteData['email'];

/** For library and mail service together; then the mail draft stands in. */
const sendTimeoutMs = 15_000;

/**
 * Sends by the mail service's own library, fetched on first use; it refuses settings that are empty
 * and parameters that are no object (spec-5-demo-settings). Rejects whatever goes wrong.
 */
export async function sendRequest(
  payload: EmailParameters & { to_email: string },
  settings: MailSettings,
): Promise<void> {
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new Error(`no answer within ${sendTimeoutMs} ms`)),
    sendTimeoutMs,
  );
  try {
    await Promise.race([deliver(payload, settings, deadline.signal), endOf(deadline.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(
  payload: EmailParameters & { to_email: string },
  { origin, publicKey, serviceId, templateId }: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  // The mail draft has taken over meanwhile, and the request would arrive twice. Once asked, the service may still take it.
  signal.throwIfAborted();
  // `send` ignores an origin, and without a storage provider there is no rate limit (spec-9-email-library).
  init({ publicKey, blockHeadless: false, origin: origin || location.origin });
  const { text } = await send(serviceId, templateId, payload);
  // A host that serves files alone answers a form with one of its pages.
  if (page.test(text)) throw new Error('a page came in the place of an answer');
}

/** How an HTML document begins. */
const page = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
