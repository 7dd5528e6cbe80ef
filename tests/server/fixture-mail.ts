import type { DemoRequest } from '../../app/demo/request.ts';

export const demoRequest: DemoRequest = {
  firstName: 'Ada',
  lastName: 'King Lovelace',
  email: 'ada@engine.example',
  company: 'Engine & Cie',
  phone: '+33 1 99 00 00 01',
  jobTitle: 'Analyst',
  companySize: '11-50',
  useCase: 'Operations',
  demoType: 'Discovery Call',
  message: 'Bonjour,\nà mardi.',
};

/** What the EmailJS client puts on the wire for this request. */
export const templateParams = {
  to_email: 'attacker@elsewhere.example',
  from_name: 'Ada King Lovelace',
  from_email: 'ada@engine.example',
  company: 'Engine & Cie',
  phone: '+33 1 99 00 00 01',
  job_title: 'Analyst',
  company_size: '11-50',
  use_case: 'Operations',
  demo_type: 'Discovery Call',
  message: 'Bonjour,\nà mardi.',
  submission_date: '20/11/2026 10:00:00',
};

export const sendBody = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: templateParams,
};
