import type { AskedQuestion } from '../answers/questions.ts';

/** A sample that is the same on every run: every so many questions, off topic among them. */
export function sampleOf(questions: readonly AskedQuestion[], size: number): AskedQuestion[] {
  const step = questions.length / size;
  return Array.from({ length: size }, (_, place) => questions[Math.floor(place * step)]).filter(
    (one) => one !== undefined,
  );
}
