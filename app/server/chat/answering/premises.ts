import type { ConversationData } from '#schema/compiled.ts';
import type { Stem } from './stems.ts';
import { wordsOf } from './words.ts';

/** The sentence that puts right what a question takes for granted and is wrong; undefined where nothing is. */
export type Premises = (question: string) => string | undefined;

/** A question takes a premise for granted where it has all words of one of its wordings. */
export function createPremises(premises: ConversationData['premises'], stem: Stem): Premises {
  const stemsOf = (text: string) => wordsOf(text).map(stem);
  const wordings = premises.flatMap(({ said, answer }) =>
    said.map((wording) => ({ answer, stems: stemsOf(wording) })),
  );
  return (question) => {
    const asked = new Set(stemsOf(question));
    return wordings.find(({ stems }) => stems.every((one) => asked.has(one)))?.answer;
  };
}
