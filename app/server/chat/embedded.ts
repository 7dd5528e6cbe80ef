import type { Answering } from './answering/answering.ts';
import type { Engine } from './engine.ts';

/** Answers without a model, in the words of the site's knowledge. */
export function createEmbeddedEngine({ answer }: Answering): Engine {
  return ({ text, language }) => ({ kind: 'answer', content: answer(text, language).content });
}
