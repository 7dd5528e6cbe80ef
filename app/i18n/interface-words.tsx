import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language, Shared } from '../../schema/compiled.ts';

type Props = { language: Language; messages: Shared['messages']; children: ReactNode };

/** Makes the interface’s words of a language known to all components below. */
export function InterfaceWords({ language, messages, children }: Props) {
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Paris">
      {children}
    </IntlProvider>
  );
}
