import * as z from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { ChatFailure } from './errors.ts';

/** Characters of one question (docs/interface.md, "Assistant"). */
const questionLimit = 2000;

/** What is read of a client's payload; its instruction, context and options are not. */
const payload = z.object({
  model: z.string().max(200),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).max(1000),
});

export type Question =
  | { kind: 'question'; text: string }
  | { kind: 'failure'; failure: ChatFailure };

/** The last user message of a payload in Ollama's format, for the site's own model. */
export function readQuestion(body: string, model: string): Question {
  const parsed = payload.safeParse(parseJson(body));
  if (!parsed.success) return refuse(400, 'the body is not a chat request in JSON');
  if (parsed.data.model !== model) return refuse(404, `model '${parsed.data.model}' not found`);
  const text = parsed.data.messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (text === '') return refuse(400, 'messages holds no user message');
  if (text.length > questionLimit) {
    return refuse(400, `the user message is longer than ${questionLimit} characters`);
  }
  return { kind: 'question', text };
}

function refuse(status: 400 | 404, error: string): Question {
  const sentence = status === 404 ? 'unavailable' : 'refused';
  return { kind: 'failure', failure: { status, error, sentence } };
}
