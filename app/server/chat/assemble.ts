import type { Environment } from '../environment.ts';
import type { FileStore } from '../files/stored-file.ts';
import type { KnownHosts } from '../http/same-origin.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { AssistantSettings } from '../site/site.ts';
import { createChat } from './chat.ts';
import { createExtractiveEngine } from './extractive.ts';
import { parseKnowledge } from './knowledge.ts';
import { createLexicon } from './lexicon.ts';
import { createOllamaEngine } from './ollama.ts';
import { createRanking } from './ranking.ts';

export interface AssembleOptions {
  files: FileStore;
  assistant: AssistantSettings;
  environment: Pick<Environment, 'CHAT_UPSTREAM' | 'CHAT_TIMEOUT_MS'>;
  limit: RateLimit;
  hosts: KnownHosts;
  now: () => number;
}

/** A model answers one question at a time well and a few at once badly; the rest waits a little. */
const crowd = { concurrency: 4, maxWaiting: 16 };

/** The chat with the engine that the environment asks for, over the knowledge that the site serves. */
export function createChatOf(options: AssembleOptions) {
  const { files, assistant, environment, limit, hosts, now } = options;
  const lexicons = {
    fr: createLexicon('fr', assistant.vocabulary.fr),
    en: createLexicon('en', assistant.vocabulary.en),
  };
  const rankings = {
    fr: createRanking(parseKnowledge(textOf(files, '/knowledge.jsonl')), lexicons.fr),
    en: createRanking(parseKnowledge(textOf(files, '/en/knowledge.jsonl')), lexicons.en),
  };
  const { CHAT_UPSTREAM: upstream, CHAT_TIMEOUT_MS: timeoutMs } = environment;
  const engine = upstream
    ? createOllamaEngine({
        upstream,
        timeoutMs,
        assistant,
        rankings,
        ...crowd,
        fetch,
      })
    : createExtractiveEngine({ lexicons, rankings, words: assistant.words });
  return createChat({ engine, assistant, limit, hosts, now });
}

function textOf(files: FileStore, path: string): string {
  const file = files.get(path);
  return file ? new TextDecoder().decode(file.identity.body) : '';
}
