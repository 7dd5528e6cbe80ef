import * as z from 'zod';
import { completions } from './marks.ts';
import type { TextForm } from './text.ts';
import { expected } from './words.ts';

/** Questions, each with the knowledge entry whose text answers it. */
export function asked<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return z
    .array(
      z.strictObject({
        question: t.line('The question, as a visitor would put it.', 'longCardTitle'),
        entry: z
          .string()
          .regex(
            /^[a-z0-9-]+$/,
            expected({
              en: 'the name of a file of content/knowledge/entries, such as `hardware`',
              fr: 'le nom d’un fichier de content/knowledge/entries, comme `hardware`',
            }),
          )
          .register(completions, { from: 'answers' })
          .describe(
            'The entry of content/knowledge/entries whose text is the answer, by its file’s name: `hardware`.',
          ),
      }),
    )
    .min(1);
}
