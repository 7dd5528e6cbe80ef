import { isSmallWord } from './language-of-text.ts';
import { normalise } from './retrieval.ts';

/** Words that go on with what was said before, where a question begins with them. */
const joins = new Set('et mais alors donc sinon puis and but so then or'.split(' '));
/** Words that stand for something that was named before. */
const pointers = new Set(
  'lequel laquelle lesquels lesquelles celui celle ceux celles one ones those these them he she elle elles'.split(
    ' ',
  ),
);
/** So many words name a subject of their own, also in a question that goes on with another. */
const leastTelling = 3;

/** Whether a question says by itself what it is about, as far as its form tells. */
export function standsAlone(question: string): boolean {
  const words = wordsOf(question);
  const goesOn = joins.has(words[0] ?? '') || words.some((word) => pointers.has(word));
  return !goesOn || tellingWords(question).length >= leastTelling;
}

/** The words of a question that may name its subject. */
export function tellingWords(question: string): string[] {
  return wordsOf(question).filter(
    (word) => word.length > 3 && !isSmallWord(word) && !pointers.has(word),
  );
}

/** The whole questions that one may be which goes on with earlier ones, both with the latest first. */
export function wholeQuestions(question: string, earlier: readonly string[]): string[] {
  if (standsAlone(question)) return [];
  const rest = question.trim().replace(join, '');
  return [...new Set(earlier.filter(standsAlone))].slice(0, mostSubjects).map((one) => {
    const [subject = ''] = one.trim().split(nextQuestion);
    return `${subject}${preposition.test(rest) ? ' ' : ' – '}${rest}`;
  });
}

const join = new RegExp(String.raw`^(?:${[...joins].join('|')})\b[\s,]*`, 'iu');
/** Where a question ends, or another one begins within it. */
const nextQuestion =
  /\s*[?!.…]+(?:\s|$)|\s(?:et|and)\s(?=(?:qui|où|comment|combien|wh\w+|how)\b)/iu;
const preposition = /^(?:pour|chez|avec|sans|dans|en|à|au|aux|for|with|without|in|at|to|on)\s/iu;
const mostSubjects = 3;

function wordsOf(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
