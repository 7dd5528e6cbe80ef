import { expect, test } from 'vitest';
import { createLikeness } from '../../../app/server/chat/answering/phrasing-index.ts';
import { wordsOf } from '../../../app/server/chat/answering/words.ts';

const entry = (title: string, ...questions: string[]) => {
  return { kind: 'answer', title, text: '', page: '/', pageName: '', questions } as const;
};
const likeness = (question: string, ...entries: ReturnType<typeof entry>[]) => [
  ...createLikeness(entries)(wordsOf(question)),
];

test('forms of a word, slips and accents are alike, words that share nothing are not', () => {
  const prices = entry('Nos tarifs', 'combien coûte la plateforme');
  for (const asked of ['tarif', 'tarrifs', 'le coût de la platforme']) {
    const [like = 0] = likeness(asked, prices, entry('Emplois', 'postes ouverts'));
    expect(like).toBeGreaterThan(0.1);
  }
  expect(likeness('bureaux', prices)).toEqual([0]);
});

test('the order of words tells phrasings apart', () => {
  const [first = 0, second = 0] = likeness(
    'depuis quand existez-vous',
    entry('depuis quand existez-vous'),
    entry('vous existez quand depuis'),
  );
  expect(first).toBeGreaterThan(second);
});

test('an entry with two near phrasings is nearer than one with a single one', () => {
  const [two = 0, one = 0] = likeness(
    'quel est le prix',
    entry('quel est le prix', 'le prix quel est-il'),
    entry('quel est le prix', 'où sont les bureaux'),
  );
  expect(two).toBeGreaterThan(one);
});

test('a question without a run of four signs is like nothing', () => {
  expect(likeness('', entry('prix'))).toEqual([0]);
});
