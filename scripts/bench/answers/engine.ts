import { byLanguage } from '#schema/languages.ts';
import { knowledge } from '../../../app/generated/assistant.server.ts';
import { shared } from '../../../app/generated/shared.server.ts';
import { type Answering, createAnswering } from '../../../app/server/chat/answering/answering.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';

/** The site's own assistant, with the knowledge's own wordings or, for the bench, without. */
export function siteAnswering({ wordings } = { wordings: true }): Answering {
  const words = byLanguage((language) => shared[language].assistant);
  const known = wordings ? knowledge : byLanguage(withoutWordings);
  return createAnswering({ knowledge: known, words, wordLists, counts: false });
}

function withoutWordings(language: keyof typeof knowledge) {
  const entries = knowledge[language].entries.map(({ questions: _, ...entry }) => entry);
  return { ...knowledge[language], entries };
}
