import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AssistantWords } from '../site-context.tsx';
import { ConversationDialog } from './conversation-dialog.tsx';
import { PillView } from './pill-view.tsx';
import { useAssistant } from './use-assistant.ts';

/** The pill, and the conversation that a question opens. */
export function AssistantIsland({ words }: { words: AssistantWords }) {
  const assistant = useAssistant(words);
  const { pill, conversation, titlesOf, dispatchPill, close } = assistant;
  const prompt = useRef<HTMLButtonElement>(null);

  function focusPromptAfter(change: () => void) {
    flushSync(change);
    prompt.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PillView
        pill={pill}
        prompt={prompt}
        onExpand={assistant.expand}
        onType={(draft) => dispatchPill({ type: 'typed', draft })}
        onEscape={() => focusPromptAfter(() => dispatchPill({ type: 'escaped' }))}
        onLeave={() => dispatchPill({ type: 'left' })}
        onSend={assistant.send}
      />
      {conversation.kind !== 'closed' && (
        <ConversationDialog
          conversation={conversation}
          titlesOf={titlesOf}
          onAsk={assistant.askFor}
          onFollow={close}
          onClose={() => focusPromptAfter(close)}
        />
      )}
    </>
  );
}
