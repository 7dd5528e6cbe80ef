import { useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { type AssistantWords, useSite } from '../site-context.tsx';
import { ask } from './ask.ts';
import {
  conversationReducer,
  initialConversation,
  type Question,
  questionOf,
} from './conversation.ts';
import { canSend, initialPill, pillReducer } from './pill.ts';
import type { ChatPayload } from './request.ts';
import { useKnowledgeIndex } from './use-knowledge-index.ts';
import { appearAfterPx, isHiddenAt } from './visibility.ts';
import { watchScroll } from './watch-scroll.ts';

/** The reducers of pill and conversation, and their effects. */
export function useAssistant(words: AssistantWords) {
  const { site, language } = useSite();
  const knowledgeIndex = useKnowledgeIndex(language);
  const { formatMessage } = useIntl();
  const [pill, dispatchPill] = useReducer(pillReducer, initialPill);
  const [conversation, dispatchConversation] = useReducer(conversationReducer, initialConversation);
  const question = questionOf(conversation);

  const answer = useEffectEvent((asked: Question, signal: AbortSignal) =>
    ask(asked, {
      model: site.assistant.model,
      words,
      failure: (error) => formatMessage({ id: 'chat.failure' }, { error }),
      pageInstead: formatMessage({ id: 'chat.pageInstead' }),
      knowledgeIndex: knowledgeIndex.open,
      post: (payload) => post(payload, language, signal),
      dispatch: dispatchConversation,
      now: Date.now,
      signal,
    }),
  );

  useEffect(
    () =>
      watchScroll((position) => {
        if (isHiddenAt(position)) dispatchPill({ type: 'left' });
        if (position.top <= appearAfterPx) dispatchPill({ type: 'reset' });
      }),
    [],
  );

  useEffect(() => {
    // The browser may keep the page as it stands, and show it again.
    const close = () => flushSync(() => dispatchConversation({ type: 'closed' }));
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  useEffect(() => {
    if (!question) return;
    const waiting = new AbortController();
    void answer(question, waiting.signal);
    return () => waiting.abort();
  }, [question]);

  function askFor(text: string) {
    dispatchConversation({ type: 'asked', text, welcome: words.welcome, at: Date.now() });
  }

  return {
    pill,
    conversation,
    titlesOf: knowledgeIndex.titlesOf,
    dispatchPill,
    askFor,
    expand() {
      dispatchPill({ type: 'opened' });
      void knowledgeIndex.open();
    },
    send() {
      if (!canSend(pill.draft)) return;
      askFor(pill.draft);
      dispatchPill({ type: 'sent' });
    },
    close: () => dispatchConversation({ type: 'closed' }),
  };
}

/** The call (spec-7-chat); the server answers in the page’s language. */
function post(payload: ChatPayload, language: string, signal: AbortSignal): Promise<Response> {
  return fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Language': language },
    body: JSON.stringify(payload),
    signal,
  });
}
