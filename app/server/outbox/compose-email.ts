import type { SendMailOptions } from 'nodemailer';
import { createIntl, type IntlShape } from 'react-intl/server';
import { fieldsOf, type ParameterName, parameterNames } from '../../demo/email-parameters.ts';
import type { Site } from '../site/site.ts';
import type { QueuedEmail } from './queued-email.ts';

/** Whom the mail is for, and the words in which it names what visitors filled in. */
export type SalesDesk = Pick<Site, 'salesAddress' | 'messages'>;

/** The sales desk is in Paris. */
const paris = { language: 'fr', timeZone: 'Europe/Paris' } as const;

/** The mail for a demo request. It always goes to the sales address, and answers go to the visitor. */
export function composeEmail(
  { id, receivedAt, parameters }: QueuedEmail,
  { salesAddress, messages }: SalesDesk,
) {
  const intl = createIntl({ locale: paris.language, timeZone: paris.timeZone, messages });
  const name = headerText(parameters.from_name);
  const address = parameters.from_email;
  const company = headerText(parameters.company);
  const line = (label: string, value: string) =>
    intl.formatMessage({ id: 'demo.line' }, { label, value });
  const received = intl.formatDate(receivedAt, { dateStyle: 'short', timeStyle: 'medium' });
  return {
    messageId: `<${id}@${salesAddress.split('@')[1]}>`,
    date: new Date(receivedAt),
    from: salesAddress,
    to: salesAddress,
    ...(plainAddress.test(address) && { replyTo: { name, address } }),
    // The mail draft's too (spec-7-demo-request-draft), so that both sort alike.
    subject: intl.formatMessage({ id: 'demo.subject' }, { name, company }),
    text: [
      ...parameterNames.map((parameter) => line(labelOf(parameter, intl), parameters[parameter])),
      line(intl.formatMessage({ id: 'demo.received' }), received),
    ].join('\n'),
  } satisfies SendMailOptions;
}

function labelOf(parameter: ParameterName, intl: IntlShape): string {
  const labels = fieldsOf(parameter).map(({ words }) => intl.formatMessage(words.label));
  if (labels.length === 0) return intl.formatMessage({ id: 'demo.submitted' });
  return intl.formatList(labels, { type: 'conjunction' });
}

/**
 * One address and nothing that a mail header could read as a second one. Before the at sign it is ASCII: a
 * header with other letters there is refused for ever by many a mail server (RFC 6532).
 */
const plainAddress = /^[^\s@<>(),;:"[\]\\\P{ASCII}]+@[^\s@<>(),;:"[\]\\]+$/u;

/** Mail programs decode `=?utf-8?Q?…?=` in a header, and the mail library leaves ASCII as it is. */
function headerText(text: string): string {
  return text.replace(/=(?=\?[^\s?]+\?[bq]\?)/gi, '= ');
}
