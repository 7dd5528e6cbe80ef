import PQueue from 'p-queue';
import { modelOptions } from '../../assistant/request.ts';
import type { AssistantSettings } from '../site/site.ts';
import { withinTokens } from './context.ts';
import type { Engine, EngineAnswer, EngineQuestion } from './engine.ts';
import { readReply } from './reply.ts';
import type { Retrieval } from './retrieval.ts';

export interface OllamaOptions {
  /** Base address, without a slash at the end. */
  upstream: string;
  /** For an answer, waiting for a turn included. */
  timeoutMs: number;
  assistant: AssistantSettings;
  retrieve: Retrieval;
  /** Of the entries that a model is told. */
  maxContextTokens: number;
  /** Asked at the same time, and waiting for their turn; beyond, the server is busy. */
  concurrency: number;
  maxWaiting: number;
  fetch: typeof fetch;
}

/** Asks a model on an Ollama-compatible server, with the site's own instruction and knowledge. */
export function createOllamaEngine(engine: OllamaOptions): Engine {
  const { upstream, timeoutMs, concurrency, maxWaiting } = engine;
  const queue = new PQueue({ concurrency });

  return async (question) => {
    if (queue.size >= maxWaiting) {
      return failure(503, 'too many questions at once', { 'Retry-After': '5' });
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([timeout, question.signal]);
    try {
      return await queue.add(() => ask(question, signal), { signal });
    } catch (error) {
      if (timeout.aborted) return tooSlow();
      if (question.signal.aborted) return left();
      return failure(502, `the model server does not answer: ${reasonOf(error)}`);
    }
  };

  async function ask(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> {
    const response = await engine.fetch(`${upstream}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await payloadFor(question, signal)),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failure(502, `the model server answered ${response.status}`);
    }
    const reply = await readReply(response);
    return reply
      ? { kind: 'answer', ...reply }
      : failure(502, 'the model server did not answer in its own format');
  }

  async function payloadFor({ text, language }: EngineQuestion, signal: AbortSignal) {
    const { model, words } = engine.assistant;
    const { instruction, context } = words[language];
    const found = await engine.retrieve(text, language, signal);
    const entries = withinTokens(found, engine.maxContextTokens);
    const told = [context, ...entries].join('\n\n');
    const known = entries.length > 0 ? [{ role: 'system', content: told }] : [];
    const messages = [
      { role: 'system', content: instruction },
      ...known,
      { role: 'user', content: text },
    ];
    return { model, messages, stream: false, options: modelOptions };
  }

  function tooSlow() {
    return failure(504, `the model server took longer than ${timeoutMs} ms`);
  }
}

/** Nobody reads it: it is for the log. */
function left(): EngineAnswer {
  return failure(502, 'the visitor left');
}

/** `fetch` says "fetch failed" of whatever it is; the system's code of its cause tells them apart. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && 'code' in cause ? `${message} (${cause.code})` : message;
}

function failure(
  status: 502 | 503 | 504,
  error: string,
  headers?: Record<string, string>,
): EngineAnswer {
  const sentence = status === 503 ? 'busy' : 'unavailable';
  return { kind: 'failure', failure: { status, error, sentence, ...(headers && { headers }) } };
}
