import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#schema/addresses.ts';
import { useSite } from '../site-context.tsx';
import { commandAttribute } from './names.ts';

/**
 * Takes the visitor's choice back and shows the banner again (spec-4-cookie-banner-reset); without scripts it leads to
 * what the site says of cookies.
 */
export function ConsentReset() {
  const { language } = useSite();
  return (
    <a href={inLanguage('/cookies', language)} {...{ [commandAttribute]: 'reset' }}>
      <FormattedMessage id="page.cookies" />
    </a>
  );
}
