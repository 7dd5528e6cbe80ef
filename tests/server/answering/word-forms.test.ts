import { expect, test } from 'vitest';
import { wordForms } from '../../../app/server/chat/answering/word-forms.ts';

test.each([
  ['fr', 'mairie', 'mairies'],
  ['fr', 'hopital', 'hopitaux'],
  ['fr', 'partenaire', 'partenaires'],
  ['en', 'testimonial', 'testimonials'],
  ['en', 'become', 'becoming'],
] as const)('in %s, %s and %s are one word', (language, one, other) => {
  expect(wordForms[language].stem(one)).toBe(wordForms[language].stem(other));
});

test('small words say nothing of their own, accents aside', () => {
  expect(['a', 'etes', 'votre', 'prix'].map(wordForms.fr.isSmall)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['about', 'you', 'price'].map(wordForms.en.isSmall)).toEqual([true, true, false]);
});
