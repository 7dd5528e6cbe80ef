import * as z from 'zod';
import type { LimitName } from '../limits.ts';
import { known } from '../marks.ts';
import { anchor } from '../references.ts';
import { showing } from '../showing.ts';
import type { TextForm } from '../text.ts';

/** What every section has. */
export function base<
  Kind extends string,
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(kind: Kind, t: TextForm<Line, Rich, Words>) {
  return {
    kind: z.literal(kind).describe('The kind of section: it decides the other keys.'),
    id: anchor,
    displayed: z
      .boolean()
      .optional()
      .describe('false keeps the section in the file and shows it nowhere.'),
    ...showing,
    keywords: t.words().optional(),
  };
}

/** A section with a headline and, under it, a short text. */
export function headed<
  Kind extends string,
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(kind: Kind, t: TextForm<Line, Rich, Words>, limit: LimitName = 'sectionTitle') {
  return {
    ...base(kind, t),
    label: t.line('A short line above the headline.', 'overline').optional(),
    title: known(t.line('The headline of the section.', limit)),
    text: known(t.rich('One or two sentences under the headline.')).optional(),
  };
}
