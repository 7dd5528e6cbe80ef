import type { AssistantData, KnowledgeLine } from '../../schema/compiled.ts';
import type { ConversationEvent, PageLink, Question } from './conversation.ts';
import type { Library } from './library.ts';
import { type Reply, readReply } from './reply.ts';
import { type ChatPayload, chatPayload } from './request.ts';

export type Means = {
  model: string;
  words: AssistantData;
  /** The message of a failure, around the error’s own (specification, section 8). */
  failure: (error: string) => string;
  /** The error of a web page that came instead of an answer. */
  pageInstead: string;
  library: () => Promise<Library>;
  post: (payload: ChatPayload) => Promise<Response>;
  tell: (event: ConversationEvent) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Aborted when the visitor no longer waits: then nothing is told. */
  signal: AbortSignal;
};

const suggestionLimit = 3;

/** Finds the context, asks the server and tells what comes of it. Never rejects. */
export async function ask(question: Question, means: Means): Promise<void> {
  const { words, tell, now, signal } = means;
  let entries: KnowledgeLine[] = [];
  try {
    entries = (await means.library()).search(question.text);
    if (signal.aborted) return;
    const response = await means.post(payloadOf(question, entries, means));
    tell({ type: 'responded', to: question });
    const reply = readReply(await response.text());
    if (reply.kind === 'page') return fail(means.pageInstead);
    tell({ type: 'answered', to: question, text: wording(reply, words), at: now() });
  } catch (error) {
    if (!signal.aborted) fail(error instanceof Error ? error.message : String(error));
  }

  function fail(error: string) {
    const text = means.failure(error);
    tell({ type: 'answered', to: question, text, at: now(), pages: suggestions(entries) });
  }
}

function payloadOf({ text }: Question, entries: readonly KnowledgeLine[], means: Means) {
  const { instruction, context } = means.words;
  return chatPayload({ model: means.model, instruction, context, entries, question: text });
}

function wording(
  reply: Exclude<Reply, { kind: 'page' }>,
  { greeting, noAnswer }: AssistantData,
): string {
  if (reply.kind === 'text') return reply.text;
  return reply.kind === 'greeting' ? greeting : noAnswer;
}

/** The best entry of each page, so that a visitor without an answer is not left with nothing. */
function suggestions(entries: readonly KnowledgeLine[]): PageLink[] {
  const pages = new Map<string, PageLink>();
  for (const { title, page } of entries) if (!pages.has(page)) pages.set(page, { title, page });
  return [...pages.values()].slice(0, suggestionLimit);
}
