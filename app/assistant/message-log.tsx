import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './conversation.module.css';
import type { Conversation, Message } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import messageStyles from './message.module.css';
import { MessageView } from './message-view.tsx';
import { wholeQuestions } from './stands-alone.ts';

type Props = {
  conversation: Exclude<Conversation, { kind: 'closed' }>;
  titlesOf: KnowledgeIndex['titlesOf'];
  onAsk: (text: string) => void;
  onFollow: () => void;
};

/** The messages, and what the assistant is doing for the next one. */
export function MessageLog({ conversation, titlesOf, onAsk, onFollow }: Props) {
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
      {kind === 'idle' && <WholeQuestions messages={messages} onAsk={onAsk} />}
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

type WholeProps = { messages: readonly Message[]; onAsk: (text: string) => void };

/** What a last question may be that goes on with earlier ones: each is asked whole. */
function WholeQuestions({ messages, onAsk }: WholeProps) {
  const [question = '', ...earlier] = messages
    .filter(({ isBot }) => !isBot)
    .map(({ text }) => text)
    .toReversed();
  const questions = wholeQuestions(question, earlier);
  if (questions.length === 0) return null;
  return (
    <div className={messageStyles.wholes}>
      <p>
        <FormattedMessage id="chat.wholeQuestions" />
      </p>
      {questions.map((one) => (
        <button key={one} type="button" onClick={() => onAsk(one)}>
          {one}
        </button>
      ))}
    </div>
  );
}
