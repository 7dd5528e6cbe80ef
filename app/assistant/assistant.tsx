import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useSite } from '../site-context.tsx';
import styles from './assistant.module.css';
import { ConversationDialog } from './conversation-dialog.tsx';
import { PillView } from './pill-view.tsx';
import { useAssistant } from './use-assistant.ts';
import { type LibraryAccess, useLibrary } from './use-library.ts';

/** The site’s assistant: a circle that comes down, a pill to ask in, a conversation. */
export function Assistant() {
  const { language } = useSite();
  const { pathname } = useLocation();
  const library = useLibrary(language);
  // Another page starts afresh: nothing of a conversation outlives the page it was opened on.
  return <Widget key={pathname} library={library} />;
}

function Widget({ library }: { library: LibraryAccess }) {
  const assistant = useAssistant(library);
  const { visibility, pill, conversation, touch, close } = assistant;
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
          onType={(draft) => touch({ type: 'typed', draft })}
          onEscape={() => focusPromptAfter(() => touch({ type: 'escaped' }))}
          onLeave={() => touch({ type: 'left' })}
          onSend={assistant.send}
        />
      )}
      {conversation.kind !== 'closed' && (
        <ConversationDialog
          conversation={conversation}
          isPage={library.isPage}
          onAsk={assistant.askFor}
          onFollow={close}
          onClose={() => focusPromptAfter(close)}
        />
      )}
    </>
  );
}
