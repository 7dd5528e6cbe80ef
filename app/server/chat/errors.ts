import type { AssistantData } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { AssistantSettings } from '../site/site.ts';

/** Why a question gets no answer. `error` is for programs, the sentence for the visitor. */
export interface ChatFailure {
  status: 400 | 403 | 404 | 405 | 413 | 429 | 502 | 503 | 504;
  error: string;
  /** What the log says instead, where `error` repeats what the client sent. */
  reason?: string;
  sentence: keyof AssistantData['errors'];
  headers?: Record<string, string>;
}

/** An error in Ollama's shape, with a message that a client which checks no status shows as well. */
export function failed(
  context: RequestContext,
  { status, error, sentence, headers }: ChatFailure,
  { words }: AssistantSettings,
  language: Language,
): Response {
  const content = words[language].errors[sentence];
  return context.json({ error, message: { role: 'assistant', content } }, status, headers);
}
