import { FormattedMessage } from 'react-intl';
import { commandAttribute } from './names.ts';

/** Takes the visitor's choice back and shows the banner again (spec-4-cookie-banner-reset). */
export function ConsentReset() {
  return (
    <button type="button" {...{ [commandAttribute]: 'reset' }}>
      <FormattedMessage id="page.cookies" />
    </button>
  );
}
