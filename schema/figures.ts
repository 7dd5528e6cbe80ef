import * as z from 'zod';
import { expected } from './words.ts';

const units = [
  'count',
  'percent',
  'x',
  'times',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'euros',
] as const;

const figureEntry = z
  .strictObject({
    value: z.number().describe('The number. With `max`, the lower end of a range.'),
    max: z
      .number()
      .optional()
      .describe('The upper end of a range: `value: 1`, `max: 2` reads “1 to 2”.'),
    unit: z
      .enum(units)
      .describe(
        'How it reads: `percent` 70 %, `x` 3x, `times` 7 times, `days` 5 days, `euros` 30,000 euros, `count` the bare number.',
      ),
    signed: z.boolean().optional().describe('Show the plus sign of a positive number: +70 %.'),
    more: z.boolean().optional().describe('Show a plus after the number: 500+.'),
    grouped: z
      .boolean()
      .optional()
      .describe('false writes the number without separators: 1000+ and not 1,000+.'),
    claim: z.string().describe('What is claimed, for editors. Not shown.'),
  })
  .describe('One claimed number.');
export type Figure = z.infer<typeof figureEntry>;

/** content/figures.yaml: every number the site claims, once. */
export const figures = z
  .record(
    z.string().regex(
      /^[a-z][a-z0-9-]*$/,
      expected({
        en: 'lowercase words joined by hyphens',
        fr: 'des mots en minuscules joints par des traits d’union',
      }),
    ),
    figureEntry,
  )
  .describe('Every number that the site claims, once. Texts name them: `{figure.clients}`.');
