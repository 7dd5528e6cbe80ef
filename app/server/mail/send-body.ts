import * as z from 'zod';
import { type EmailParameters, parameterNames } from '../../demo/email-parameters.ts';
import { textsBy } from '../../demo/texts-by.ts';

const templateParams = z.strictObject({
  /** Mail goes to the sales address, whatever this says. */
  to_email: z.string().optional(),
  ...Object.fromEntries(parameterNames.map((name) => [name, z.string().optional()])),
});

/** The body of EmailJS's send call (spec-7-demo-request-payload); other keys are refused. */
export const sendBody = z.strictObject({
  lib_version: z.string().optional(),
  user_id: z.string(),
  /** Sent by the Node client; this server needs none. */
  accessToken: z.string().optional(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: templateParams,
});

/** What was sent, trimmed; what is absent is empty. */
export function parametersIn(params: z.infer<typeof templateParams>): EmailParameters {
  const sent: Readonly<Record<string, unknown>> = params;
  return textsBy(parameterNames, (name) => String(sent[name] ?? '').trim());
}
