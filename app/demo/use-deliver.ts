import { useIntl } from 'react-intl';
import { useSite } from '../site-context.tsx';
import { type Draft, draftAddress } from './draft.ts';
import { labels } from './labels.ts';
import { payloadOf } from './payload.ts';
import { type DemoRequest, fieldNames } from './request.ts';
import { sendRequest } from './send.ts';

/** How each language writes a date and a time; English as the British do. */
const dateStyleOf = { fr: 'fr-FR', en: 'en-GB' } as const;

/**
 * What delivers a request: by the mail service, else, whatever went wrong, by a mail draft whose
 * address it resolves to (specification, sections 4 and 8). Rejects only if not even that opens.
 */
export function useDeliver(): (request: DemoRequest) => Promise<string | undefined> {
  const intl = useIntl();
  const { site, language } = useSite();
  const salesAddress = site.mail.sales;

  return async (request) => {
    const submittedAt = new Date().toLocaleString(dateStyleOf[language]);
    try {
      await sendRequest(payloadOf(request, { salesAddress, submittedAt }), site.email);
      return undefined;
    } catch (reason) {
      console.warn(reason);
      const address = draftAddress(draftOf(request, submittedAt));
      location.assign(address);
      return address;
    }
  };

  function draftOf(request: DemoRequest, submittedAt: string): Draft {
    const line = (label: string, value: string) =>
      intl.formatMessage({ id: 'demo.draftLine' }, { label, value });
    return {
      to: salesAddress,
      subject: intl.formatMessage({ id: 'demo.draftSubject' }, request),
      lines: [
        ...fieldNames.map((name) => line(intl.formatMessage(labels[name]), request[name])),
        line(intl.formatMessage({ id: 'demo.draftSubmitted' }), submittedAt),
      ],
    };
  }
}
