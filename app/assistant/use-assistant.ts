import { useEffect, useEffectEvent, useReducer } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context.tsx';
import { ask } from './ask.ts';
import { closedConversation, nextConversation, type Question, questionOf } from './conversation.ts';
import { canSend, nextPill, restingPill } from './pill.ts';
import type { ChatPayload } from './request.ts';
import type { LibraryAccess } from './use-library.ts';
import { appearAfter, nextVisibility } from './visibility.ts';
import { watchScroll } from './watch-scroll.ts';

/** The assistant’s three machines, and everything they reach outside of them. */
export function useAssistant(library: LibraryAccess) {
  const { site, language, assistant: words } = useSite();
  const { formatMessage } = useIntl();
  const [visibility, see] = useReducer(nextVisibility, 'hidden');
  const [pill, touch] = useReducer(nextPill, restingPill);
  const [conversation, tell] = useReducer(nextConversation, closedConversation);
  const question = questionOf(conversation);

  const answer = useEffectEvent((asked: Question, signal: AbortSignal) =>
    ask(asked, {
      model: site.assistant.model,
      words,
      failure: (error) => formatMessage({ id: 'chat.failure' }, { error }),
      pageInstead: formatMessage({ id: 'chat.pageInstead' }),
      library: library.open,
      post: (payload) => post(payload, language, signal),
      tell,
      now: Date.now,
      signal,
    }),
  );

  useEffect(
    () =>
      watchScroll((position) => {
        see({ type: 'scrolled', position });
        if (position.top <= appearAfter) touch({ type: 'reset' });
      }),
    [],
  );

  useEffect(() => {
    if (visibility === 'hidden') touch({ type: 'left' });
  }, [visibility]);

  useEffect(() => {
    if (!question) return;
    const waiting = new AbortController();
    void answer(question, waiting.signal);
    return () => waiting.abort();
  }, [question]);

  function askFor(text: string) {
    tell({ type: 'asked', text, welcome: words.welcome, at: Date.now() });
  }

  return {
    visibility,
    pill,
    conversation,
    touch,
    askFor,
    circleArrived: () => see({ type: 'circleArrived' }),
    expand() {
      touch({ type: 'opened' });
      void library.open();
    },
    send() {
      if (!canSend(pill.draft)) return;
      askFor(pill.draft);
      touch({ type: 'sent' });
    },
    close: () => tell({ type: 'closed' }),
  };
}

/** The call of section 7 of the specification; the server answers in the page’s language. */
function post(payload: ChatPayload, language: string, signal: AbortSignal): Promise<Response> {
  return fetch('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Language': language },
    body: JSON.stringify(payload),
    signal,
  });
}
