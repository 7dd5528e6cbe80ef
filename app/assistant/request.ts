import type { KnowledgeLine } from '#schema/compiled.ts';

/** spec-9-chat-limits */
export const modelOptions = { temperature: 0.1, num_predict: 512 } as const;

/** Characters of one question (docs/interface.md, "Assistant"). */
export const maxQuestionCharacters = 2000;

type ChatMessage = { role: 'system' | 'user'; content: string };

/** The body of POST /api/chat (spec-7-chat). */
export type ChatPayload = {
  model: string;
  messages: readonly ChatMessage[];
  stream: false;
  options: typeof modelOptions;
};

export type PayloadOptions = {
  model: string;
  instruction: string;
  /** The line that introduces the entries. */
  context: string;
  entries: readonly KnowledgeLine[];
  question: string;
};

/** Without entries there is no context message. */
export function chatPayload(given: PayloadOptions): ChatPayload {
  const { model, instruction, context, entries, question } = given;
  const known = entries.map(({ title, text }) => `${title}\n${text}`);
  const messages: ChatMessage[] = [{ role: 'system', content: instruction }];
  if (known.length > 0)
    messages.push({ role: 'system', content: [context, ...known].join('\n\n') });
  messages.push({ role: 'user', content: question });
  return { model, messages, stream: false, options: modelOptions };
}
