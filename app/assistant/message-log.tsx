import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './conversation.module.css';
import type { Conversation } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { MessageView } from './message-view.tsx';

type Props = {
  conversation: Exclude<Conversation, { kind: 'closed' }>;
  titlesOf: KnowledgeIndex['titlesOf'];
  onFollow: () => void;
};

/** The messages, and what the assistant is doing for the next one. */
export function MessageLog({ conversation, titlesOf, onFollow }: Props) {
  const { formatMessage } = useIntl();
  const log = useRef<HTMLDivElement>(null);
  const { kind, messages } = conversation;
  const length = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message or phase comes into view.
  useEffect(() => {
    log.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length, kind]);

  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: keyboards scroll what has the focus.
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label={formatMessage({ id: 'chat.messages' })}
      tabIndex={0}
    >
      {messages.map((message) => (
        <MessageView key={message.id} message={message} titlesOf={titlesOf} onFollow={onFollow} />
      ))}
      {kind !== 'idle' && (
        <p className={styles.phase}>
          <span className={styles.laying} aria-hidden="true" />
          <span>
            {kind === 'retrieving'
              ? formatMessage({ id: 'chat.retrieving' })
              : formatMessage({ id: 'chat.generating' })}
          </span>
        </p>
      )}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: keyboards scroll what has the focus.
  );
}
