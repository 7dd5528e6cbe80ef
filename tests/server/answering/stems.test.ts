import { expect, test } from 'vitest';
import { stems } from '../../../app/server/chat/answering/stems.ts';

test.each([
  ['fr', 'mairie', 'mairies'],
  ['fr', 'hopital', 'hopitaux'],
  ['fr', 'partenaire', 'partenaires'],
  ['en', 'testimonial', 'testimonials'],
  ['en', 'become', 'becoming'],
] as const)('in %s, %s and %s are one word', (language, one, other) => {
  expect(stems[language](one)).toBe(stems[language](other));
});
