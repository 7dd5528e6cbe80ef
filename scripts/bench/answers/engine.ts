import { byLanguage } from '#schema/languages.ts';
import { knowledge } from '../../../app/generated/assistant.server.ts';
import { shared } from '../../../app/generated/shared.server.ts';
import {
  type Answering,
  type AnsweringOptions,
  createAnswering,
} from '../../../app/server/chat/answering/answering.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';

/** The site's own assistant, without the parts that are named. */
export function siteAnswering(without: AnsweringOptions['without'] = []): Answering {
  const words = byLanguage((language) => shared[language].assistant);
  return createAnswering({ knowledge, words, wordLists, counts: false, without });
}
