import * as z from 'zod';
import { byLanguage, nameOf } from './languages.ts';
import { expected } from './words.ts';

const words = z.array(
  z.string().regex(/^\p{L}[\p{L}\p{M}'-]*$/u, expected({ en: 'one word', fr: 'un seul mot' })),
);

const seldom = z.record(z.string().regex(/\p{L}/u), z.int().min(1));
const instead = z.record(z.string().regex(/\p{L}/u), z.string().regex(/\S/u));

/** content/spelling.yaml: words that are right here and stand in no dictionary, and words that are not used here. */
export const spelling = z
  .strictObject({
    all: words.optional().describe('Names, and words of every language.'),
    ...byLanguage((language) =>
      words.optional().describe(`Words that are right in ${nameOf(language)}.`),
    ),
    instead: z
      .strictObject(
        byLanguage((language) =>
          instead
            .optional()
            .describe(
              `Words that are not used here in ${nameOf(language)}, and what is written instead.`,
            ),
        ),
      )
      .optional()
      .describe('Words that a dictionary has and this site does not use (docs/words.md).'),
    seldom: z
      .strictObject(
        byLanguage((language) =>
          seldom
            .optional()
            .describe(
              `Phrases of the ${nameOf(language)} texts, and how many files may have each.`,
            ),
        ),
      )
      .optional()
      .describe('Phrases that wear out when every page has them (docs/words.md).'),
  })
  .describe(
    'Words that are right here and stand in no dictionary, and words that are not used here.',
  );
