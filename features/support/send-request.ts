import { randomClientAddress } from '../../scripts/test/browser/client-address.ts';
import { siteSettings } from './site-settings.ts';

/**
 * A demo request as the form's library sends it (spec-3-email-payload, spec-7-demo-request-payload), but for
 * `change`, from a visitor's address.
 */
export function sendRequest(
  origin: string,
  change: object = {},
  address = randomClientAddress(),
): Promise<Response> {
  return fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ ...completeRequest(), ...change }),
  });
}

function completeRequest() {
  const { publicKey, serviceId, templateId } = siteSettings().email;
  return {
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: demoParameters,
  };
}

/** What Ada Lovelace filled in, as the mail service names it. */
export const demoParameters = {
  from_name: 'Ada Lovelace',
  from_email: 'ada@engine.example',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
  job_title: 'Director',
  company_size: '1-10 employees',
  use_case: 'Other',
  demo_type: 'Discovery Call',
  message: 'See you on Tuesday.',
  submission_date: '20/11/2026, 10:00:00',
} as const;
