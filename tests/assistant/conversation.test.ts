import { describe, expect, test } from 'vitest';
import {
  type Conversation,
  conversationReducer,
  initialConversation,
  type Question,
  questionOf,
} from '../../app/assistant/conversation.ts';
import { fc } from '../fast-check.ts';

const at = Date.UTC(2026, 0, 5, 9, 30);

function asked(state: Conversation = initialConversation, text = 'Question'): Conversation {
  return conversationReducer(state, { type: 'asked', text, welcome: 'Welcome', at });
}

function waitingFor(state: Conversation): Question {
  const question = questionOf(state);
  if (!question) throw new Error('nothing is asked');
  return question;
}

function answered(state: Conversation, text = 'Answer'): Conversation {
  return conversationReducer(state, { type: 'answered', to: waitingFor(state), text, at });
}

function said(state: Conversation): string[] {
  return 'messages' in state
    ? state.messages.map(({ isBot, text }) => `${isBot ? 'bot' : 'visitor'}: ${text}`)
    : [];
}

describe('a conversation', () => {
  test('opens with the welcome, then the question, and looks for context', () => {
    const state = asked(initialConversation, ' Question ');
    expect(state.kind).toBe('retrieving');
    expect(said(state)).toEqual(['bot: Welcome', 'visitor: Question']);
    expect(waitingFor(state).text).toBe('Question');
  });

  test('welcomes once', () => {
    expect(said(asked(answered(asked()), 'Next'))).toEqual([
      'bot: Welcome',
      'visitor: Question',
      'bot: Answer',
      'visitor: Next',
    ]);
  });

  test('is generating once the server responds, and idle after the answer', () => {
    const open = asked();
    const responded = conversationReducer(open, { type: 'responded', to: waitingFor(open) });
    expect(responded.kind).toBe('generating');
    expect(answered(responded).kind).toBe('idle');
  });

  test('keeps the pages that a failure suggests', () => {
    const open = asked();
    const pages = [{ title: 'Platform', page: '/platform' }];
    const event = { type: 'answered', to: waitingFor(open), text: 'Sorry', at, pages } as const;
    const state = conversationReducer(open, event);
    expect('messages' in state && state.messages.at(-1)).toMatchObject({ pages, isBot: true });
  });

  test('ids come from the time and differ within the same millisecond', () => {
    const state = asked(answered(asked()), 'Next');
    const ids = 'messages' in state ? state.messages.map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => id.startsWith(String(at)))).toBe(true);
  });

  test.each(['', ' \n'])('is not opened by %j', (text) => {
    expect(asked(initialConversation, text)).toBe(initialConversation);
  });

  test('takes no second question before the answer', () => {
    const open = asked();
    expect(asked(open, 'Again')).toBe(open);
  });

  test('closing clears it', () => {
    expect(conversationReducer(answered(asked()), { type: 'closed' })).toEqual({ kind: 'closed' });
  });

  test('drops an answer that arrives after closing, even if another question waits', () => {
    const first = asked();
    const second = asked(conversationReducer(first, { type: 'closed' }), 'Other');
    const late = { type: 'answered', to: waitingFor(first), text: 'Late', at } as const;
    expect(conversationReducer(second, late)).toBe(second);
    expect(conversationReducer(second, { type: 'responded', to: waitingFor(first) })).toBe(second);
    expect(conversationReducer(initialConversation, late)).toBe(initialConversation);
  });
});

test('however events fall, each question has at most one answer and a closed conversation is empty', () => {
  const happening = fc.oneof(
    fc.record({
      type: fc.constant('asked' as const),
      text: fc.constantFrom('', ' ', 'one', 'two'),
    }),
    fc.record({ type: fc.constantFrom('responded', 'answered'), age: fc.nat({ max: 3 }) }),
    fc.constant({ type: 'closed' as const }),
  );
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (events) => {
      const questions: Question[] = [];
      let state: Conversation = initialConversation;
      for (const [time, event] of events.entries()) {
        const before: Conversation = state;
        if (event.type === 'asked') {
          state = conversationReducer(state, { ...event, welcome: 'Welcome', at: time });
          const question = questionOf(state);
          if (question && question !== questionOf(before)) questions.unshift(question);
        } else if (event.type === 'closed') {
          state = conversationReducer(state, { type: 'closed' });
          expect(state).toEqual({ kind: 'closed' });
        } else if ('age' in event) {
          const to = questions[event.age];
          if (!to) continue;
          const rest = { to, text: 'Answer', at: time };
          state = conversationReducer(
            state,
            event.type === 'answered' ? { type: 'answered', ...rest } : { type: 'responded', to },
          );
          if (to !== questionOf(before)) expect(state).toBe(before);
        }
        if (!('messages' in state)) continue;
        const [welcome, ...rest] = state.messages;
        expect(welcome?.isBot).toBe(true);
        // Question and answer take turns; only the last question may still wait.
        expect(rest.map(({ isBot }) => isBot)).toEqual(rest.map((_, index) => index % 2 === 1));
        expect(questionOf(state) !== undefined).toBe(rest.length % 2 === 1);
      }
    }),
  );
});
