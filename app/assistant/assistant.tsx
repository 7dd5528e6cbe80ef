import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.tsx';
import styles from './assistant.module.css';
import { ConversationDialog } from './conversation-dialog.tsx';
import { PillView } from './pill-view.tsx';
import { useAssistant } from './use-assistant.ts';
import { type KnowledgeIndexAccess, useKnowledgeIndex } from './use-knowledge-index.ts';

/** The site’s assistant: a circle that comes down, a pill to ask in, a conversation. */
export function Assistant() {
  const { language } = useSite();
  const { pathname } = useLocation();
  const knowledgeIndex = useKnowledgeIndex(language);
  // Another page starts afresh: nothing of a conversation outlives the page it was opened on.
  return <Widget key={pathname} knowledgeIndex={knowledgeIndex} />;
}

function Widget({ knowledgeIndex }: { knowledgeIndex: KnowledgeIndexAccess }) {
  const assistant = useAssistant(knowledgeIndex);
  const { visibility, pill, conversation, dispatchPill, close } = assistant;
  const prompt = useRef<HTMLButtonElement>(null);

  function focusPromptAfter(change: () => void) {
    flushSync(change);
    prompt.current?.focus();
  }

  return (
    <>
      {visibility === 'descending' && (
        <span
          className={styles.circle}
          aria-hidden="true"
          onAnimationEnd={assistant.circleArrived}
        />
      )}
      {visibility === 'shown' && (
        <PillView
          pill={pill}
          prompt={prompt}
          onExpand={assistant.expand}
          onType={(draft) => dispatchPill({ type: 'typed', draft })}
          onEscape={() => focusPromptAfter(() => dispatchPill({ type: 'escaped' }))}
          onLeave={() => dispatchPill({ type: 'left' })}
          onSend={assistant.send}
        />
      )}
      {conversation.kind !== 'closed' && (
        <ConversationDialog
          conversation={conversation}
          titlesOf={knowledgeIndex.titlesOf}
          onAsk={assistant.askFor}
          onFollow={close}
          onClose={() => focusPromptAfter(close)}
        />
      )}
    </>
  );
}
