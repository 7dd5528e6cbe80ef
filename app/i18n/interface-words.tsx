import type { ReactNode } from 'react';
import { type IntlConfig, IntlProvider } from 'react-intl';

type Props = {
  locale: string;
  messages: NonNullable<IntlConfig['messages']>;
  children: ReactNode;
};

/** Makes the interface’s words of a language known to all components below. */
export function InterfaceWords({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
