import type { Language } from '#schema/languages.ts';
import { json } from '../http/answers.ts';
import { readBody } from '../http/body.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { AssistantSettings } from '../site/site.ts';
import type { Engine } from './engine.ts';
import { type ChatFailure, failed } from './errors.ts';
import { readQuestion } from './question.ts';

export interface ChatOptions {
  engine: Engine;
  assistant: AssistantSettings;
  limit: RateLimit;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * POST /api/chat in Ollama's format. Only the last user message of a client is used: no open model
 * proxy. Questions are counted against the limit once they are understood.
 */
export function createChat({ engine, assistant, limit, now }: ChatOptions): Handler {
  return async (exchange) => {
    const { request, secure, log } = exchange;
    const language = languageOf(request);
    const outcome = await answer(exchange, language);
    if ('content' in outcome) return json(200, outcome.reply, secure);
    const { status, reason = outcome.error } = outcome;
    log.info({ status, reason }, 'question not answered');
    return failed(outcome, assistant, language, secure);
  };

  async function answer({ request, client }: RequestContext, language: Language) {
    if (request.method !== 'POST') return notAllowed;
    if (!isSameOrigin(request)) return foreign;
    const body = await readBody(request);
    if (!body) return tooLarge;
    const question = readQuestion(new TextDecoder().decode(body), assistant.model);
    if (question.kind === 'failure') return question.failure;
    const wait = await limit.take(client);
    if (wait > 0) return { ...tooMany, headers: { 'Retry-After': String(wait) } };
    const started = now();
    const { signal } = request;
    const result = await engine({ text: question.text, language, signal });
    return result.kind === 'failure' ? result.failure : replied(result.content, started);
  }

  function replied(content: string, started: number) {
    const reply = {
      model: assistant.model,
      created_at: new Date(now()).toISOString(),
      message: { role: 'assistant', content },
      done: true,
      done_reason: 'stop',
      total_duration: Math.round((now() - started) * 1e6),
    };
    return { content, reply };
  }
}

/** The page's language, sent by the site's own assistant. */
function languageOf(request: Request): Language {
  return /^en\b/i.test(request.headers.get('content-language') ?? '') ? 'en' : 'fr';
}

const notAllowed: ChatFailure = {
  status: 405,
  error: 'only POST is answered here',
  sentence: 'refused',
  headers: { Allow: 'POST' },
};
const foreign: ChatFailure = {
  status: 403,
  error: 'only this site’s pages may ask',
  sentence: 'refused',
};
const tooLarge: ChatFailure = {
  status: 413,
  error: 'the body is larger than 64 KB',
  sentence: 'refused',
};
const tooMany: ChatFailure = { status: 429, error: 'too many questions', sentence: 'limited' };
