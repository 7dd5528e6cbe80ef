import { createAnswering } from '../../../app/server/chat/answering/answering.ts';
import { wordLists } from '../../../app/server/chat/answering/word-list.ts';
import { compiledSite } from '../../../app/server/site/compiled-site.ts';

const { knowledge, words } = compiledSite.assistant;

/** The site's own assistant. */
export const siteAnswering = createAnswering({ knowledge, words, wordLists, counts: false });
/** The same on a server that counts unanswered questions. */
export const countingAnswering = createAnswering({ knowledge, words, wordLists, counts: true });
export { knowledge, words };
