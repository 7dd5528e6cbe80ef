import { byLanguage } from '#schema/languages.ts';
import { knowledge } from '../../../app/generated/assistant.server.ts';
import { shared } from '../../../app/generated/shared.server.ts';
import {
  type Answering,
  type AnsweringOptions,
  createAnswering,
} from '../../../app/server/chat/answering/answering.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';

/** What the bench leaves out: a part of the engine, or the knowledge's own wordings. */
export type Part = NonNullable<AnsweringOptions['without']>[number] | 'questions';

/** The site's own assistant, without the parts that are named. */
export function siteAnswering(without: readonly Part[] = []): Answering {
  const words = byLanguage((language) => shared[language].assistant);
  const known = without.includes('questions') ? byLanguage(withoutWordings) : knowledge;
  const parts = without.filter((part) => part === 'splitting');
  return createAnswering({ knowledge: known, words, wordLists, counts: false, without: parts });
}

function withoutWordings(language: keyof typeof knowledge) {
  const entries = knowledge[language].entries.map(({ questions: _, ...entry }) => entry);
  return { ...knowledge[language], entries };
}
