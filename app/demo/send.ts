import type { Payload } from './payload.ts';

/** `email` of content/site.yaml. */
export type MailSettings = {
  /** Empty: this site's own server. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** The longest wait for the mail service, in milliseconds; then the mail draft stands in. */
const sendTimeout = 15_000;

/** Sends by the mail service's own library, fetched on first use. Rejects whatever goes wrong. */
export async function sendRequest(
  payload: Payload,
  { origin, publicKey, serviceId, templateId }: MailSettings,
): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  // `send` ignores an origin, and without a storage provider there is no rate limit, as specified.
  init({ publicKey, blockHeadless: false, origin: origin || location.origin });
  await Promise.race([send(serviceId, templateId, payload), tooLate()]);
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${sendTimeout} ms`)), sendTimeout);
  });
}
