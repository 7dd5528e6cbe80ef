import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Shared } from '#schema/compiled.ts';
import { type Language, localeOf } from '#schema/languages.ts';

type Props = { language: Language; messages: Shared['messages']; children: ReactNode };

/** Makes the interface’s words of a language known to all components below. */
export function InterfaceWords({ language, messages, children }: Props) {
  return (
    <IntlProvider locale={localeOf(language)} messages={messages}>
      {children}
    </IntlProvider>
  );
}
