import type { Answer } from '../../../app/server/chat/answering/answering.ts';
import { wordsOf } from '../../../app/server/chat/answering/words.ts';
import { type AskedQuestion, pageAt } from './questions.ts';

/** An answer by the criteria of docs/answers.md. */
export interface Judged {
  asked: AskedQuestion;
  linked: boolean;
  well: boolean;
  /** Given as sure, and about something else: it tells none of the facts, whatever it links. */
  misleading: boolean;
  /** The same of an answer that says first what it takes the question for. */
  misread: boolean;
  /** An off-topic question that got a claim for an answer. */
  answered: boolean;
}

export function judgeAnswer(asked: AskedQuestion, answer: Answer): Judged {
  const offTopic = asked.kind === 'off-topic';
  const links = linkedPages(answer.content);
  const linked = links.some((page) => asked.pages.includes(page));
  const text = answer.content.replace(linkLine, '');
  const told = asked.says.filter((wordings) => wordings.some((one) => tells(text, one)));
  const likely = answer.kind === 'likely';
  const sure = answer.kind === 'sure' || (answer.kind === 'said' && links.length > 0);
  return {
    asked,
    linked,
    well: !offTopic && (sure || likely) && linked && told.length === asked.says.length,
    misleading: sure && told.length === 0,
    misread: likely && told.length === 0,
    answered: offTopic && (sure || likely),
  };
}

/** The shares that issue the table, in percent. */
interface Shares {
  linked: number;
  well: number;
  misleading: number;
  misread: number;
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
    misread: share(on, ({ misread }) => misread),
    offTopicNotAnswered: share(off, ({ answered }) => !answered),
  };
}

/** A page by name, which tells no fact. */
const linkLine = /^- .*$/gm;

/** The pages in `title (/address)`, by path. */
function linkedPages(content: string): string[] {
  return [...content.matchAll(/\((\/[^()\s]*)\)/g)].map(([, page = '']) => pageAt(page));
}

/** Whether a text has these words, whatever their accents and signs. */
function tells(text: string, wording: string): boolean {
  return ` ${wordsOf(text).join(' ')}`.includes(` ${wordsOf(wording).join(' ')}`);
}
