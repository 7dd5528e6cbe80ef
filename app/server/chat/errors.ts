import type { AssistantData } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { json } from '../http/answers.ts';
import type { AssistantSettings } from '../site/site.ts';

/** Why a question gets no answer. `error` is for programs, the sentence for the visitor. */
export interface ChatFailure {
  status: 400 | 403 | 404 | 405 | 413 | 429 | 502 | 503 | 504;
  error: string;
  /** What the log says instead, where `error` repeats what the client sent. */
  reason?: string;
  sentence: keyof AssistantData['errors'];
  headers?: Readonly<Record<string, string>>;
}

/** An error in Ollama's shape, with a message that a client which checks no status shows as well. */
export function failed(
  failure: ChatFailure,
  { words }: AssistantSettings,
  language: Language,
  secure: boolean,
): Response {
  const content = words[language].errors[failure.sentence];
  const body = { error: failure.error, message: { role: 'assistant', content } };
  return json(failure.status, body, secure, failure.headers);
}
