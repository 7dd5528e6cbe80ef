import * as z from 'zod';
import { maxQuestionCharacters } from '../../assistant/request.ts';
import { parseJson } from '../http/parse-json.ts';
import type { ChatFailure } from './errors.ts';

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
  if (!parsed.success) return refuse('the body is not a chat request in JSON');
  if (parsed.data.model !== model) return unknownModel(parsed.data.model);
  const text = parsed.data.messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
  if (text === '') return refuse('messages holds no user message');
  if (text.length > maxQuestionCharacters) {
    return refuse(`the user message is longer than ${maxQuestionCharacters} characters`);
  }
  return { kind: 'question', text };
}

function refuse(error: string): Question {
  return { kind: 'failure', failure: { status: 400, error, sentence: 'refused' } };
}

function unknownModel(name: string): Question {
  const error = `model '${name}' not found`;
  const reason = 'another model than the site’s own';
  return { kind: 'failure', failure: { status: 404, error, reason, sentence: 'unavailable' } };
}
