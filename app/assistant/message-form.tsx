import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import { isComposing } from '../ui/keys.ts';
import styles from './conversation.module.css';
import { canSend } from './pill.ts';
import { maxQuestionCharacters } from './request.ts';

type Props = { isWaiting: boolean; onSend: (text: string) => void };

/** The conversation’s own input: Enter sends, with Shift it makes a line. */
export function MessageForm({ isWaiting, onSend }: Props) {
  const intl = useIntl();
  const inputId = useId();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const isReady = !isWaiting && canSend(draft);
  // However it was asked: a suggestion that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isWaiting) input.current?.focus();
  }, [isWaiting]);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isReady) return;
    onSend(draft);
    setDraft('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent))
      onSubmit(event);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <div className={styles.field}>
        <label htmlFor={inputId}>{intl.formatMessage({ id: 'chat.message' })}</label>
        <output>
          {isWaiting && canSend(draft) ? intl.formatMessage({ id: 'chat.later' }) : undefined}
        </output>
        <textarea
          id={inputId}
          ref={input}
          className={styles.input}
          rows={1}
          value={draft}
          maxLength={maxQuestionCharacters}
          enterKeyHint="send"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button className={styles.send} type="submit" disabled={!isReady}>
        <Icon name="send" size={20} />
        <span className={styles.sendLabel}>{intl.formatMessage({ id: 'chat.send' })}</span>
      </button>
    </form>
  );
}
