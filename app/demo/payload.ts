import type { DemoRequest } from './request.ts';

/** The template parameters of the mail service (specification, section 3). */
export type Payload = {
  to_email: string;
  from_name: string;
  from_email: string;
  company: string;
  phone: string;
  job_title: string;
  company_size: string;
  use_case: string;
  demo_type: string;
  message: string;
  submission_date: string;
};

/** `submittedAt`: the local date and time, as the visitor writes it. */
export function payloadOf(
  request: DemoRequest,
  { salesAddress, submittedAt }: { salesAddress: string; submittedAt: string },
): Payload {
  return {
    to_email: salesAddress,
    from_name: `${request.firstName} ${request.lastName}`,
    from_email: request.email,
    company: request.company,
    phone: request.phone,
    job_title: request.jobTitle,
    company_size: request.companySize,
    use_case: request.useCase,
    demo_type: request.demoType,
    message: request.message,
    submission_date: submittedAt,
  };
}
