import { type MouseEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../site-context.tsx';
import type { Notice } from './demo-reducer.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';
import { FieldErrorMessage } from './field-error-message.tsx';
import type { FieldError } from './request.ts';

type Props = { notice: Notice; errors: readonly FieldError[] };

/** The specification's sentence (spec-8-demo-validation, spec-8-demo-failure), and a link to each field to correct. */
export function ErrorSummary({ notice, errors }: Props) {
  const { site } = useSite();
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told, even the same one again
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <p key={notice}>
        {notice === 'refused' ? (
          <FormattedMessage id="demo.refused" />
        ) : (
          <FormattedMessage id="demo.failed" values={{ email: site.mail.sales }} />
        )}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error.name}>
              <a key={error.reason} href={`#${fieldId(error)}`} onClick={focusField}>
                <FieldErrorMessage error={error} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The link's own way would move the page, and focus only at the next key. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
