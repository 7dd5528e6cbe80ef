import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import { isComposing } from '../ui/keys.ts';
import styles from './pill.module.css';
import { canSend } from './pill.ts';
import { maxQuestionCharacters } from './request.ts';
import { useLeave } from './use-leave.ts';

export type PillFormEvents = {
  onType: (draft: string) => void;
  onEscape: () => void;
  onLeave: () => void;
  onSend: () => void;
};

type Props = PillFormEvents & { draft: string };

/** The expanded pill. */
export function PillForm({ draft, onType, onEscape, onLeave, onSend }: Props) {
  const { formatMessage } = useIntl();
  const inputId = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const leave = useLeave(box, onLeave);
  useEffect(() => {
    // It is in sight already: the browser would bring its place in the page to it.
    input.current?.focus({ preventScroll: true });
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !isComposing(nativeEvent)) onEscape();
  }

  return (
    <search
      ref={box}
      className={styles.expanded}
      onMouseDown={keepFocus}
      onFocus={leave.onFocus}
      onBlur={leave.onBlur}
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <div className={styles.field}>
          <label htmlFor={inputId}>
            <FormattedMessage id="chat.question" />
          </label>
          <input
            id={inputId}
            ref={input}
            className={styles.input}
            type="text"
            value={draft}
            maxLength={maxQuestionCharacters}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          className={styles.send}
          type="submit"
          disabled={!canSend(draft)}
          aria-label={formatMessage({ id: 'chat.send' })}
        >
          <Icon name="send" size={20} />
        </button>
      </form>
    </search>
  );
}

/** A press on the pill beside its input takes no focus away from it. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
