import type { Environment } from '../environment.ts';
import type { KnownHosts } from '../http/same-origin.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { AssistantSettings } from '../site/site.ts';
import { type Answering, createAnswering } from './answering/answering.ts';
import { loadWordLists } from './answering/word-list.ts';
import { createChat } from './chat.ts';
import { createEmbeddedEngine } from './embedded.ts';
import type { Engine } from './engine.ts';
import { createOllamaEngine } from './ollama.ts';
import { createWordRetrieval } from './retrieval.ts';

export interface AssembleOptions {
  assistant: AssistantSettings;
  environment: Pick<Environment, 'CHAT_UPSTREAM' | 'CHAT_TIMEOUT_MS' | 'CHAT_CONTEXT_TOKENS'>;
  limit: RateLimit;
  hosts: KnownHosts;
  now: () => number;
}

/** A model answers one question at a time well and a few at once badly; the rest waits a little. */
const crowd = { concurrency: 4, maxWaiting: 16 };

/** The chat with the engine that the environment asks for, over the site's knowledge. */
export function createChatOf(options: AssembleOptions) {
  const { assistant, limit, hosts, now } = options;
  const { knowledge, words } = assistant;
  const answering = createAnswering({
    knowledge,
    words,
    wordLists: loadWordLists(),
    counts: false,
  });
  const engine = engineOf(options, answering);
  return createChat({ engine, assistant, limit, hosts, now });
}

function engineOf({ assistant, environment }: AssembleOptions, answering: Answering): Engine {
  const { CHAT_UPSTREAM: upstream, CHAT_TIMEOUT_MS: timeoutMs } = environment;
  if (!upstream) return createEmbeddedEngine(answering);
  return createOllamaEngine({
    upstream,
    timeoutMs,
    assistant,
    retrieve: createWordRetrieval(answering),
    maxContextTokens: environment.CHAT_CONTEXT_TOKENS,
    ...crowd,
    fetch,
  });
}
