import { expect, test } from 'vitest';
import { compose } from '../../../app/server/chat/answering/compose.ts';
import { words } from './fixture-answering.ts';

const ranked = (text: string, score: number, adds = 0) => {
  const entry = { kind: 'answer', title: text, text, page: `/${text}`, pageName: text } as const;
  return { entry, score, likeness: 0, coverage: 0, relevance: 0, astray: 0, rival: 0, adds };
};
const options = { words, language: 'fr', pageLanguage: 'fr', seconds: true } as const;
const answerOf = (...found: ReturnType<typeof ranked>[]) =>
  compose([{ kind: 'sure', question: '', confidence: 1, ranked: found }], options);
const sure = (...scores: number[]) =>
  answerOf(...scores.map((score, place) => ranked(`text${place}`, score)));

test('where two entries fit as well, both are given, the better one first', () => {
  expect(sure(1, 0.95, 0.94).split('\n\n').slice(0, -1)).toEqual(['text0', 'text1']);
});

test('an entry with what the best one lacks of the question is given too', () => {
  const texts = (adds: number) => {
    return answerOf(ranked('price', 1), ranked('time', 0.6, adds))
      .split('\n\n')
      .slice(0, -1);
  };
  expect(texts(0.4)).toEqual(['price', 'time']);
  expect(texts(0.2)).toEqual(['price']);
});

test('where one fits better, it is given alone, and near pages are named', () => {
  const [text, links = '', ...more] = sure(1, 0.8, 0.7, 0.65, 0.5).split('\n\n');
  expect([text, more]).toEqual(['text0', []]);
  expect(links.match(/\(\/\w+\)/g)).toEqual(['(/text0)', '(/text1)', '(/text2)']);
});
