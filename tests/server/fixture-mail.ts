import { parametersOf } from '../../app/demo/email-parameters.ts';
import { demoFields } from '../../app/demo/fields.ts';
import type { SalesDesk } from '../../app/server/outbox/compose-email.ts';
import { goodRequest } from '../demo/good-request.ts';

export const demoRequest = {
  ...goodRequest,
  firstName: 'Ada',
  lastName: 'King Lovelace',
  email: 'ada@engine.example',
  company: 'Engine & Cie',
};

export const emailParameters = parametersOf(demoRequest, '20/11/2026 10:00:00');

/** What the EmailJS client puts on the wire for this request. */
export const templateParams = { to_email: 'attacker@elsewhere.example', ...emailParameters };

/** Words in place of the interface's. */
export const salesDesk: SalesDesk = {
  salesAddress: 'sales@site.example',
  messages: {
    'demo.subject': [
      { type: 0, value: 'From ' },
      { type: 1, value: 'name' },
      { type: 0, value: ', ' },
      { type: 1, value: 'company' },
    ],
    'demo.line': [
      { type: 1, value: 'label' },
      { type: 0, value: ': ' },
      { type: 1, value: 'value' },
    ],
    ...Object.fromEntries(
      [
        ...demoFields.map(({ words }) => words.label.id),
        ...['demo.submitted', 'demo.received'],
      ].map((id) => [id, [{ type: 0, value: `<${id.slice('demo.'.length)}>` }]]),
    ),
  },
};

export const sendBody = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: templateParams,
};
