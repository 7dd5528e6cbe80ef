/** A page of this site that a message points to. */
export type PageLink = { title: string; page: string };

/** spec-3-chat-message. `timestamp`: milliseconds since 1970. */
export type Message = {
  id: string;
  text: string;
  isBot: boolean;
  timestamp: number;
  /** Shown under the text. */
  pages: readonly PageLink[];
};

/** What was asked and has no answer yet; its identity tells an answer in time from a stale one. */
export type Question = { text: string };

type Messages = readonly Message[];

/** A closed conversation holds nothing (spec-4-chat-conversation-closing). */
export type Conversation =
  | { kind: 'closed' }
  | { kind: 'idle'; messages: Messages }
  | { kind: 'retrieving' | 'generating'; messages: Messages; question: Question };

export type ConversationEvent =
  | { type: 'asked'; text: string; welcome: string; at: number }
  | { type: 'responded'; to: Question }
  | { type: 'answered'; to: Question; text: string; at: number; pages?: readonly PageLink[] }
  | { type: 'closed' };

export const initialConversation: Conversation = { kind: 'closed' };

/** `answered` ends the wait, also when the answer tells of a failure. Stale events change nothing. */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'asked':
      return asked(state, event);
    case 'closed':
      return state.kind === 'closed' ? state : initialConversation;
    case 'responded':
      return state.kind === 'retrieving' && state.question === event.to
        ? { ...state, kind: 'generating' }
        : state;
    case 'answered': {
      if (questionOf(state) !== event.to || state.kind === 'closed') return state;
      const { text, at, pages = [] } = event;
      return {
        kind: 'idle',
        messages: withMessage(state.messages, { text, at, pages, bot: true }),
      };
    }
  }
}

/** The question that waits for its answer. */
export function questionOf(state: Conversation): Question | undefined {
  return 'question' in state ? state.question : undefined;
}

function asked(
  state: Conversation,
  { text, welcome, at }: Extract<ConversationEvent, { type: 'asked' }>,
): Conversation {
  const said = text.trim();
  if (said === '' || questionOf(state)) return state;
  const before =
    'messages' in state ? state.messages : withMessage([], { text: welcome, at, bot: true });
  const messages = withMessage(before, { text: said, at, bot: false });
  return { kind: 'retrieving', messages, question: { text: said } };
}

function withMessage(
  messages: Messages,
  {
    text,
    at,
    bot,
    pages = [],
  }: { text: string; at: number; bot: boolean; pages?: readonly PageLink[] },
): Messages {
  const id = `${at}-${messages.length}`;
  return [...messages, { id, text, isBot: bot, timestamp: at, pages }];
}
