import * as z from 'zod';
import { parameterNames } from '../../demo/email-parameters.ts';

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
