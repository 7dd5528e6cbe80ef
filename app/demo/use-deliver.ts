import { useIntl } from 'react-intl';
import { useSite } from '../site-context.tsx';
import type { Delivery } from './demo-reducer.ts';
import type { Draft } from './draft.ts';
import { type EmailParameters, parametersOf } from './email-parameters.ts';
import { demoFields } from './fields.ts';
import { localTime } from './local-time.ts';
import type { DemoRequest } from './request.ts';
import { sendRequest } from './send.ts';

/**
 * What delivers a request: by the mail service, else, whatever went wrong, by a mail draft,
 * which has still to be opened (spec-7-demo-request-draft).
 */
export function useDeliver(): (request: DemoRequest) => Promise<Delivery> {
  const intl = useIntl();
  const { site, language } = useSite();
  const salesAddress = site.mail.sales;

  return async (request) => {
    const parameters = parametersOf(request, localTime(new Date(), language));
    try {
      await sendRequest({ to_email: salesAddress, ...parameters }, site.email);
      return { parameters };
    } catch (reason) {
      console.warn(reason);
      return { parameters, draft: draftOf(request, parameters) };
    }
  };

  function draftOf(request: DemoRequest, parameters: EmailParameters): Draft {
    const { from_name: name, company, submission_date: submittedAt } = parameters;
    const line = (label: string, value: string) =>
      intl.formatMessage({ id: 'demo.line' }, { label, value });
    return {
      to: salesAddress,
      subject: intl.formatMessage({ id: 'demo.subject' }, { name, company }),
      lines: [
        ...demoFields.map(({ name, words }) =>
          line(intl.formatMessage(words.label), request[name]),
        ),
        line(intl.formatMessage({ id: 'demo.submitted' }), submittedAt),
      ],
    };
  }
}
