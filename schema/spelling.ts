import * as z from 'zod';
import { byLanguage, nameOf } from './languages.ts';
import { expected } from './words.ts';

const words = z.array(
  z.string().regex(/^\p{L}[\p{L}\p{M}'-]*$/u, expected({ en: 'one word', fr: 'un seul mot' })),
);

/** content/spelling.yaml: words that are right here and stand in no dictionary. */
export const spelling = z
  .strictObject({
    all: words.optional().describe('Names, and words of every language.'),
    ...byLanguage((language) =>
      words.optional().describe(`Words that are right in ${nameOf(language)}.`),
    ),
  })
  .describe('Words that are right here and stand in no dictionary.');
