import * as z from 'zod';

const templateParams = z.strictObject({
  to_email: z.string().optional(),
  from_name: z.string(),
  from_email: z.string(),
  company: z.string(),
  phone: z.string(),
  job_title: z.string(),
  company_size: z.string(),
  use_case: z.string(),
  demo_type: z.string(),
  message: z.string().optional(),
  submission_date: z.string().max(100).optional(),
});

/** The body of EmailJS's send call (specification, sections 3 and 7); other keys are refused. */
export const sendBody = z.strictObject({
  lib_version: z.string().optional(),
  user_id: z.string(),
  /** Sent by the Node client; this server needs none. */
  accessToken: z.string().optional(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: templateParams,
});

/**
 * The template parameters under the form's field names. The wire joins first and last name: what
 * stands before the first space is the first name, so that a single word lacks the other.
 */
export function fieldsOf(params: z.infer<typeof templateParams>): Record<string, string> {
  const [firstName = '', ...lastNames] = params.from_name.trim().split(' ');
  return {
    firstName,
    lastName: lastNames.join(' '),
    email: params.from_email,
    company: params.company,
    phone: params.phone,
    jobTitle: params.job_title,
    companySize: params.company_size,
    useCase: params.use_case,
    demoType: params.demo_type,
    message: params.message ?? '',
  };
}
