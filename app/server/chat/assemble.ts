import type { Logger } from 'pino';
import { byLanguage, languages } from '#schema/languages.ts';
import type { Environment } from '../environment.ts';
import type { KnownHosts } from '../http/same-origin.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { AssistantSettings } from '../site/site.ts';
import { type Answering, createAnswering } from './answering/answering.ts';
import { wordLists } from './answering/word-list.ts';
import { createChat } from './chat.ts';
import { counted } from './counted.ts';
import { createEmbeddedEngine } from './embedded.ts';
import { createEmbeddings } from './embeddings.ts';
import type { Engine } from './engine.ts';
import { createGaps } from './gaps.ts';
import { createOllamaEngine } from './ollama.ts';
import { createJoinedRetrieval, createWordRetrieval, type Retrieval } from './retrieval.ts';

export interface AssembleOptions {
  assistant: AssistantSettings;
  environment: Pick<
    Environment,
    | 'CHAT_UPSTREAM'
    | 'CHAT_TIMEOUT_MS'
    | 'CHAT_CONTEXT_TOKENS'
    | 'CHAT_EMBEDDINGS'
    | 'CHAT_GAPS'
    | 'CHAT_GAPS_FILE'
  >;
  limit: RateLimit;
  hosts: KnownHosts;
  log: Logger;
  now: () => number;
}

/** A model answers one question at a time well and a few at once badly; the rest waits a little. */
const crowd = { concurrency: 4, maxWaiting: 16 };
/** Beside the build: the vectors are of the same content. */
export const embeddingsDirectory = 'build/embeddings';
/** A question's vector takes a model server some ten milliseconds. */
const embeddingTimeoutMs = 2000;
/** Some of the knowledge takes one without a graphics card up to a minute. */
const knowledgeTimeoutMs = 120_000;

/** The chat with the engine that the environment asks for, over the site's knowledge. */
export function createChatOf(options: AssembleOptions) {
  const { assistant, environment, limit, hosts, log, now } = options;
  const { knowledge, words } = assistant;
  const counts = environment.CHAT_GAPS === '1';
  const { countsWords } = assistant;
  if (counts !== countsWords) {
    log.warn({ counts, countsWords }, 'the privacy policy is wrong about counted words');
  }
  const answering = createAnswering({ knowledge, words, wordLists, counts });
  const engine = engineOf(options, answering);
  if (!counts) return createChat({ engine, assistant, limit, hosts, now });
  const gaps = createGaps({
    file: environment.CHAT_GAPS_FILE,
    isWord: (word) => languages.some((language) => wordLists[language](word)),
    onError: (error) => {
      log.error({ err: error }, 'unanswered questions cannot be counted');
    },
  });
  return createChat({ engine: counted(engine, answering, gaps), assistant, limit, hosts, now });
}

function engineOf(options: AssembleOptions, answering: Answering): Engine {
  const { assistant, environment } = options;
  const { CHAT_UPSTREAM: upstream, CHAT_TIMEOUT_MS: timeoutMs } = environment;
  if (!upstream) return createEmbeddedEngine(answering);
  return createOllamaEngine({
    upstream,
    timeoutMs,
    assistant,
    retrieve: retrievalOf(options, upstream, answering),
    maxContextTokens: environment.CHAT_CONTEXT_TOKENS,
    ...crowd,
    fetch,
  });
}

function retrievalOf(
  { assistant, environment, log }: AssembleOptions,
  upstream: string,
  answering: Answering,
): Retrieval {
  const byWords = createWordRetrieval(answering);
  const { CHAT_EMBEDDINGS: model } = environment;
  if (!model) return byWords;
  const embeddings = createEmbeddings({
    upstream,
    model,
    callTimeoutMs: knowledgeTimeoutMs,
    directory: embeddingsDirectory,
    onNotKept: (error) => {
      log.warn({ err: error }, 'embeddings cannot be kept');
    },
    fetch,
  });
  return createJoinedRetrieval({
    byWords,
    entries: byLanguage((language) => assistant.knowledge[language].entries),
    embeddings,
    timeoutMs: embeddingTimeoutMs,
    onFallback: (error) => {
      log.warn({ err: error }, 'no embeddings: searching by words alone');
    },
  });
}
