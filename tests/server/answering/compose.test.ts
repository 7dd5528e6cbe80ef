import { expect, test } from 'vitest';
import { compose } from '../../../app/server/chat/answering/compose.ts';
import { words } from './fixture-answering.ts';

const ranked = (text: string, score: number, pageName = text) => {
  const entry = { kind: 'answer', title: text, text, page: `/${text}`, pageName } as const;
  return { entry, score, likeness: 0, lead: 0 };
};
const options = { words, language: 'fr', pageLanguage: 'fr', silent: [] } as const;
const answerOf = (...found: ReturnType<typeof ranked>[]) =>
  compose([{ kind: 'sure', question: '', lead: 1, ranked: found }], options);
const sure = (...scores: number[]) =>
  answerOf(...scores.map((score, place) => ranked(`text${place}`, score)));

test('where one fits better, it is given alone, and near pages are named', () => {
  const [text, links = '', ...more] = sure(1, 0.8, 0.7, 0.65, 0.5).split('\n\n');
  expect([text, more]).toEqual(['text0', []]);
  expect(links.match(/\(\/\w+\)/g)).toEqual(['(/text0)', '(/text1)', '(/text2)']);
});

test('what is likely meant is said before it is answered, and what else may be is named with its reason', () => {
  const found = [ranked('price', 1), ranked('delay', 0.9, 'demo')];
  const likely = { kind: 'likely', question: '', lead: 0.4, ranked: found } as const;
  const [taken, text, links] = compose([likely], options).split('\n\n');
  expect([taken, text]).toEqual([`${words.fr.likely}\nprice`, 'price']);
  expect(links).toContain('- demo (/delay) – delay');
});

test('a part that nothing answers is named, unless it is more than words', () => {
  const withGaps = (...silent: string[]) =>
    compose([{ kind: 'sure', question: '', lead: 1, ranked: [ranked('price', 1)] }], {
      ...options,
      silent,
    });
  expect(withGaps('avez-vous une cantine ?')).toContain(
    `${words.fr.silent} avez-vous une cantine.`,
  );
  for (const strange of ['<b>', 'https://other.example', 'x'.repeat(80), 'a@b.example']) {
    expect(withGaps(strange)).toBe(withGaps());
  }
});

test('a page whose name is the reason stands alone', () => {
  const found = [ranked('price', 1)];
  const unsure = { kind: 'unsure', question: '', lead: 0.2, ranked: found } as const;
  expect(compose([unsure], options)).toBe(`${words.fr.unsure}\n- price (/price)`);
});

test.each([
  ['fr', 'en'],
  ['en', 'fr'],
] as const)(
  'an answer that is not sure is in the language of what was found, %s, on a page in %s',
  (language, pageLanguage) => {
    const unsure = (question: string) =>
      compose([{ kind: 'unsure', question, lead: 0, ranked: [ranked('price', 1)] }], {
        ...options,
        language,
        pageLanguage,
      });
    expect(unsure('price')).toBe(`${words[language].unsure}\n- price (/price)`);
    expect(unsure(language === 'fr' ? 'et pour eux ?' : 'and for them?')).toBe(
      `${words[language].dependent}\n- price (/price)`,
    );
  },
);
