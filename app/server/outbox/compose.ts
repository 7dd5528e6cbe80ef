import type { SendMailOptions } from 'nodemailer';
import { fieldNames } from '../../demo/request.ts';
import type { QueuedEmail } from './queued-email.ts';

/** The mail for an email. It always goes to the sales address, and answers go to the visitor. */
export function compose({ id, receivedAt, request }: QueuedEmail, salesAddress: string) {
  const name = `${request.firstName} ${request.lastName}`;
  const lines = fieldNames.filter((field) => field !== 'message');
  return {
    messageId: `<${id}@${salesAddress.split('@')[1]}>`,
    date: new Date(receivedAt),
    from: salesAddress,
    to: salesAddress,
    ...(plainAddress.test(request.email) && { replyTo: { name, address: request.email } }),
    // The subject of the mail draft (specification, section 7), so that both sort alike.
    subject: `Demo Request from ${name} - ${request.company}`,
    text: [
      ...lines.map((field) => `${field}: ${request[field]}`),
      `receivedAt: ${receivedAt}`,
      '',
      request.message,
    ].join('\n'),
  } satisfies SendMailOptions;
}

/** One address and nothing that a mail header could read as a second one. */
const plainAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;
