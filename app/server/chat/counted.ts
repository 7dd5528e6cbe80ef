import type { Answering } from './answering/answering.ts';
import type { Engine } from './engine.ts';
import type { Gaps } from './gaps.ts';

/** Counts what the site's knowledge does not surely answer, whoever then answers. */
export function counted(engine: Engine, { answer }: Answering, gaps: Gaps): Engine {
  return (question) => {
    const { kind } = answer(question.text, question.language);
    if (kind !== 'sure' && kind !== 'said') gaps.count(question.text, question.visitor);
    return engine(question);
  };
}
