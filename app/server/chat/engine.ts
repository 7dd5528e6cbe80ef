import type { Language } from '#schema/languages.ts';
import type { ChatFailure } from './errors.ts';

export interface EngineQuestion {
  text: string;
  language: Language;
  /** The client that asks, as the limits know it. */
  visitor: string;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
}

export type EngineAnswer =
  /** `isCut`: it was longer than a model may write. */
  { kind: 'answer'; content: string; isCut?: boolean } | { kind: 'failure'; failure: ChatFailure };

/** What answers questions: a model behind an upstream server, or the embedded engine. */
export type Engine = (question: EngineQuestion) => EngineAnswer | Promise<EngineAnswer>;
