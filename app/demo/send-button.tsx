import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import actions from '../ui/action.module.css';

/**
 * The button is disabled while the request is sent (spec-4-demo-form-submitting). What says so then takes
 * the focus that a disabled button would lose, and is read out.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  const intl = useIntl();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSending) status.current?.focus();
  }, [isSending]);
  return (
    <>
      <button type="submit" className={actions.primary} disabled={isSending}>
        {isSending
          ? intl.formatMessage({ id: 'demo.sending' })
          : intl.formatMessage({ id: 'demo.send' })}
      </button>
      <p ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {isSending && intl.formatMessage({ id: 'demo.sending' })}
      </p>
    </>
  );
}
