import { FormattedMessage } from 'react-intl';
import { demoFields } from './fields.ts';
import type { FieldError } from './request.ts';

/** What to do about a field that is refused, in a sentence that names it. */
export function FieldErrorMessage({ error: { name, reason } }: { error: FieldError }) {
  const field = demoFields.find((one) => one.name === name);
  if (!field) return null;
  const { words, maxLength } = field;
  if (reason === 'missing' && 'missing' in words) return <FormattedMessage {...words.missing} />;
  if (reason === 'malformed' && 'malformed' in words) {
    return <FormattedMessage {...words.malformed} />;
  }
  const label = <FormattedMessage {...words.label} />;
  return reason === 'too-long' ? (
    <FormattedMessage id="demo.tooLong" values={{ label, maximum: maxLength }} />
  ) : (
    <FormattedMessage id="demo.unreadable" values={{ label }} />
  );
}
