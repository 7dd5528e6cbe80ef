import type { Answer } from '../../../app/server/chat/answering/answering.ts';
import { wordsOf } from '../../../app/server/chat/answering/words.ts';
import { type AskedQuestion, pageAt } from './questions.ts';

/** An answer by the criteria of docs/answers.md. */
export interface Judged {
  asked: AskedQuestion;
  linked: boolean;
  well: boolean;
  misleading: boolean;
  /** An off-topic question that got a claim for an answer. */
  answered: boolean;
}

export function judgeAnswer(asked: AskedQuestion, answer: Answer): Judged {
  const offTopic = asked.kind === 'off-topic';
  const links = linkedPages(answer.content);
  const linked = links.some((page) => asked.pages.includes(page));
  const said = asked.says.every((wordings) => wordings.some((one) => tells(answer.content, one)));
  const sure = answer.kind === 'sure' || (answer.kind === 'said' && links.length > 0);
  return {
    asked,
    linked,
    well: !offTopic && sure && linked && said,
    misleading: sure && (offTopic || (!linked && !said)),
    answered: offTopic && sure,
  };
}

/** The shares that issue the table, in percent. */
interface Shares {
  linked: number;
  well: number;
  misleading: number;
  offTopicNotAnswered: number;
}

export function sharesOf(judged: readonly Judged[]): Shares {
  const on = judged.filter(({ asked }) => asked.kind !== 'off-topic');
  const off = judged.filter(({ asked }) => asked.kind === 'off-topic');
  const share = (all: readonly Judged[], is: (one: Judged) => boolean) =>
    all.length === 0 ? 0 : (100 * all.filter(is).length) / all.length;
  return {
    linked: share(on, ({ linked }) => linked),
    well: share(on, ({ well }) => well),
    misleading: share(on, ({ misleading }) => misleading),
    offTopicNotAnswered: share(off, ({ answered }) => !answered),
  };
}

/** The pages in `title (/address)`, by path. */
function linkedPages(content: string): string[] {
  return [...content.matchAll(/\((\/[^()\s]*)\)/g)].map(([, page = '']) => pageAt(page));
}

/** Whether a text has these words, whatever their accents and signs. */
export function tells(text: string, wording: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${wordsOf(wording).join(' ')}`);
}
