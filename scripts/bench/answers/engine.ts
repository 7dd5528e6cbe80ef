import { byLanguage } from '#schema/languages.ts';
import { knowledge } from '../../../app/generated/assistant.server.ts';
import { shared } from '../../../app/generated/shared.server.ts';
import { type Answering, createAnswering } from '../../../app/server/chat/answering/answering.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';

/** The site's own assistant. */
export function siteAnswering(): Answering {
  const words = byLanguage((language) => shared[language].assistant);
  return createAnswering({ knowledge, words, wordLists, counts: false });
}
