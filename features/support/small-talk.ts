import type { Language } from '../../scripts/test/screens.ts';
import { smallTalk } from './content-words.ts';
import { expect } from './expect.ts';
import { plain } from './words.ts';

/** The questions that every site has an answer to, as the content lists them. */
const personQuestion = { fr: 'êtes-vous un humain', en: 'are you a real person' } as const;
const makerQuestion = 'qui vous a créé';

/** How a text of the editors begins, up to what the site fills in. */
export function writtenAbout(subject: string, language: Language): string {
  const { replies, keeping, counted, wordless, strange } = smallTalk(language);
  const answerTo = (question: string) =>
    replies.find(({ said }) => said.some((one) => unmarked(one) === unmarked(question)))?.answer;
  const answers: Record<string, string | undefined> = {
    'whether it is a person': answerTo(personQuestion[language]),
    'who made it': answerTo(makerQuestion),
    keeping,
    counting: counted,
    'a question without words': wordless,
    'another language': strange,
  };
  const [beginning = ''] = (answers[subject] ?? '').split('{');
  expect(beginning).toMatch(/\p{L}{3}/u);
  return plain(beginning);
}

/** As search reads it: without the marks of its letters. */
export function unmarked(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
