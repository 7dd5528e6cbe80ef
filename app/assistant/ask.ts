import type { KnowledgeLine } from '#schema/compiled.ts';
import type { AssistantWords } from '../site-context.tsx';
import type { ConversationEvent, PageLink, Question } from './conversation.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { type Reply, readReply } from './reply.ts';
import { type ChatPayload, chatPayload } from './request.ts';

export type AskDeps = {
  model: string;
  words: AssistantWords;
  /** The message of a failure, around the error’s own (spec-8-chat-failure). */
  failure: (error: string) => string;
  /** The error of a web page that came instead of an answer. */
  pageInstead: string;
  knowledgeIndex: () => Promise<KnowledgeIndex>;
  post: (payload: ChatPayload) => Promise<Response>;
  dispatch: (event: ConversationEvent) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Aborted when the visitor no longer waits: then nothing is told. */
  signal: AbortSignal;
};

const maxSuggestions = 3;

/** Finds the context, asks the server and tells what comes of it. Never rejects. */
export async function ask(question: Question, deps: AskDeps): Promise<void> {
  const { words, dispatch, now, signal } = deps;
  let entries: KnowledgeLine[] = [];
  try {
    entries = (await deps.knowledgeIndex()).search(question.text);
    if (signal.aborted) return;
    const response = await deps.post(payloadOf(question, entries, deps));
    dispatch({ type: 'responded', to: question });
    const reply = readReply(await response.text());
    if (reply.kind === 'page') return fail(deps.pageInstead);
    dispatch({ type: 'answered', to: question, text: wording(reply, words), at: now() });
  } catch (error) {
    if (!signal.aborted) fail(error instanceof Error ? error.message : String(error));
  }

  function fail(error: string) {
    const text = deps.failure(error);
    dispatch({ type: 'answered', to: question, text, at: now(), pages: suggestions(entries) });
  }
}

function payloadOf({ text }: Question, entries: readonly KnowledgeLine[], deps: AskDeps) {
  const { instruction, context } = deps.words;
  return chatPayload({ model: deps.model, instruction, context, entries, question: text });
}

function wording(
  reply: Exclude<Reply, { kind: 'page' }>,
  { greeting, noAnswer, cut }: AssistantWords,
): string {
  if (reply.kind === 'text') return reply.isCut ? `${reply.text}…\n\n${cut}` : reply.text;
  return reply.kind === 'greeting' ? greeting : noAnswer;
}

/** The best entry of each page, so that a visitor without an answer is not left with nothing. */
function suggestions(entries: readonly KnowledgeLine[]): PageLink[] {
  const pages = new Map<string, PageLink>();
  for (const { title, page } of entries) if (!pages.has(page)) pages.set(page, { title, page });
  return [...pages.values()].slice(0, maxSuggestions);
}
