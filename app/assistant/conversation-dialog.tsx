import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import styles from './conversation.module.css';
import type { Conversation } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';

type Props = {
  conversation: Exclude<Conversation, { kind: 'closed' }>;
  titlesOf: KnowledgeIndex['titlesOf'];
  onAsk: (text: string) => void;
  /** A link of a message was followed. */
  onFollow: () => void;
  onClose: () => void;
};

/** The conversation over the whole screen; a click beside its panel closes it. */
export function ConversationDialog({ conversation, titlesOf, onAsk, onFollow, onClose }: Props) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const backdrop = useBackdropClick(onClose);
  // Before the input takes the focus: nothing in a closed dialog can.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.heading}>
            <FormattedMessage id="chat.assistant" />
          </h2>
          <button
            className={styles.close}
            type="button"
            aria-label={formatMessage({ id: 'chat.close' })}
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </header>
        <MessageLog
          conversation={conversation}
          titlesOf={titlesOf}
          onAsk={onAsk}
          onFollow={onFollow}
        />
        <MessageForm isWaiting={conversation.kind !== 'idle'} onSend={onAsk} />
      </div>
    </dialog>
  );
}

/** A click that begins in the panel, as when text is selected, is none on the backdrop. */
function useBackdropClick(onBackdropClick: () => void) {
  const isPressed = useRef(false);
  return {
    onMouseDown(event: MouseEvent) {
      isPressed.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      if (isPressed.current && event.target === event.currentTarget) onBackdropClick();
    },
  };
}
