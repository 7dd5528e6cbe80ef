import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import actions from '../ui/action.module.css';

/**
 * The button is disabled while the request is sent (spec-4-demo-form-submitting). What says so then takes
 * the focus that a disabled button would lose, and is read out.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSending) status.current?.focus();
  }, [isSending]);
  return (
    <>
      <button type="submit" className={actions.primary} disabled={isSending}>
        {isSending ? <FormattedMessage id="demo.sending" /> : <FormattedMessage id="demo.send" />}
      </button>
      <p ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {isSending && <FormattedMessage id="demo.sending" />}
      </p>
    </>
  );
}
