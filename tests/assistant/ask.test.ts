import { describe, expect, test, vi } from 'vitest';
import { type AskDeps, ask } from '../../app/assistant/ask.ts';
import type { ConversationEvent } from '../../app/assistant/conversation.ts';
import { emptyKnowledgeIndex } from '../../app/assistant/knowledge-index.ts';
import type { ChatPayload } from '../../app/assistant/request.ts';
import type { AssistantWords } from '../../app/site-context.tsx';

const words: AssistantWords = {
  instruction: 'Instruction',
  context: 'Known:',
  greeting: 'Greeting',
  welcome: 'Welcome',
  noAnswer: 'No answer',
  cut: 'Cut',
};
const question = { text: 'Price?' };
const entries = ['/a', '/b', '/a', '/c', '/d'].map((page, place) => ({
  title: `Title ${place}`,
  text: 'Text',
  page,
}));

function askDeps(given: Partial<AskDeps> = {}) {
  const told: ConversationEvent[] = [];
  const controller = new AbortController();
  const all: AskDeps = {
    model: 'small-llama',
    words,
    failure: (error) => `Failed: ${error}`,
    pageInstead: 'A web page answered.',
    knowledgeIndex: async () => ({ ...emptyKnowledgeIndex, search: () => entries }),
    post: async () => Response.json({ message: { content: 'Answer' } }),
    dispatch: (event) => told.push(event),
    now: () => 42,
    signal: controller.signal,
    ...given,
  };
  return { told, controller, deps: all };
}

describe('a question', () => {
  test('is posted with its context; the response comes first, then the answer', async () => {
    const post = vi.fn(async (_: ChatPayload) => Response.json({ message: { content: 'Answer' } }));
    const { told, deps } = askDeps({ post });
    await ask(question, deps);
    expect(post.mock.calls[0]?.[0].messages.map(({ role }) => role)).toEqual([
      'system',
      'system',
      'user',
    ]);
    expect(told).toEqual([
      { type: 'responded', to: question },
      { type: 'answered', to: question, text: 'Answer', at: 42 },
    ]);
  });

  test.each([
    ['END', 200, 'Greeting'],
    ['', 200, 'No answer'],
    ['Busy for now', 503, 'Busy for now'],
  ])('answered by %j with status %d is told %j', async (content, status, text) => {
    const { told, deps } = askDeps({
      post: async () => Response.json({ content }, { status }),
    });
    await ask(question, deps);
    expect(told.at(-1)).toMatchObject({ type: 'answered', text });
  });

  test('that reaches no server is told so, with up to three pages', async () => {
    const { told, deps } = askDeps({
      post: async () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await ask(question, deps);
    expect(told).toEqual([
      {
        type: 'answered',
        to: question,
        text: 'Failed: Failed to fetch',
        at: 42,
        pages: [
          { title: 'Title 0', page: '/a' },
          { title: 'Title 1', page: '/b' },
          { title: 'Title 3', page: '/c' },
        ],
      },
    ]);
  });

  test('answered by a web page is told so, with up to three pages', async () => {
    const { told, deps } = askDeps({
      post: async () => new Response('<!doctype html><h1>Not found</h1>', { status: 404 }),
    });
    await ask(question, deps);
    expect(told.at(-1)).toMatchObject({
      text: 'Failed: A web page answered.',
      pages: [{ page: '/a' }, { page: '/b' }, { page: '/c' }],
    });
  });

  test('fails too when the connection breaks within the body', async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new TypeError('connection reset')),
    });
    const { told, deps } = askDeps({ post: async () => new Response(broken) });
    await ask(question, deps);
    expect(told.at(-1)).toMatchObject({ text: 'Failed: connection reset' });
  });

  test('that nobody waits for is neither posted nor answered', async () => {
    const post = vi.fn(async () => Response.json({}));
    const { told, controller, deps } = askDeps({ post });
    controller.abort();
    await ask(question, deps);
    expect(post).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  test('whose visitor leaves while the server thinks is told nothing more', async () => {
    const controller = new AbortController();
    const { told, deps } = askDeps({
      signal: controller.signal,
      post: async () => {
        controller.abort();
        throw controller.signal.reason;
      },
    });
    await ask(question, deps);
    expect(told).toEqual([]);
  });
});
