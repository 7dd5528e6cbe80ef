import { Hono } from 'hono';
import { defaultLanguage, isLanguage, type Language } from '#schema/languages.ts';
import { limitBody, maxKilobytes } from '../http/body.ts';
import type { AppEnv, RequestContext } from '../http/request-context.ts';
import { type KnownHosts, sameOrigin } from '../http/same-origin.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { AssistantSettings } from '../site/site.ts';
import type { Engine, EngineAnswer } from './engine.ts';
import { type ChatFailure, failed } from './errors.ts';
import { readQuestion } from './question.ts';

export interface ChatOptions {
  engine: Engine;
  assistant: AssistantSettings;
  limit: RateLimit;
  hosts: KnownHosts;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * POST in Ollama's format. Only the last user message of a client is used: no open model proxy.
 * Questions are counted against the limit once they are understood.
 */
export function createChat({ engine, assistant, limit, hosts, now }: ChatOptions): Hono<AppEnv> {
  const refuse = (failure: ChatFailure) => (context: RequestContext) => {
    const { status, error, reason = error } = failure;
    context.var.log.info({ status, reason }, 'question not answered');
    return failed(context, failure, assistant, languageOf(context));
  };
  return new Hono<AppEnv>()
    .post(
      '/',
      sameOrigin(hosts, refuse(foreign)),
      limitBody(maxKilobytes.json, refuse(tooLarge)),
      async (context) => {
        const outcome = await answer(context);
        return 'error' in outcome ? refuse(outcome)(context) : context.json(outcome);
      },
    )
    .all('/', refuse(notAllowed));

  async function answer({ req, var: { client } }: RequestContext) {
    const question = readQuestion(await req.text(), assistant.model);
    if (question.kind === 'failure') return question.failure;
    const wait = await limit.take(client);
    if (wait > 0) return { ...tooMany, headers: { 'Retry-After': String(wait) } };
    const started = now();
    const { signal } = req.raw;
    const result = await engine({
      text: question.text,
      language: languageOf({ req }),
      visitor: client.address,
      signal,
    });
    return result.kind === 'failure' ? result.failure : reply(result, started);
  }

  function reply({ content, isCut }: Extract<EngineAnswer, { kind: 'answer' }>, started: number) {
    return {
      model: assistant.model,
      created_at: new Date(now()).toISOString(),
      message: { role: 'assistant', content },
      done: true,
      done_reason: isCut ? 'length' : 'stop',
      total_duration: Math.round((now() - started) * 1e6),
    };
  }
}

/** The page's language, sent by the site's own assistant. */
function languageOf({ req }: Pick<RequestContext, 'req'>): Language {
  const [first = ''] = req.header('content-language')?.toLowerCase().split(/\W/) ?? [];
  return isLanguage(first) ? first : defaultLanguage;
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
  error: `the body is larger than ${maxKilobytes.json} KB`,
  sentence: 'refused',
};
const tooMany: ChatFailure = { status: 429, error: 'too many questions', sentence: 'limited' };
