import * as z from 'zod';
import type { LimitName } from './limits.ts';
import { known, knownAsOne } from './marks.ts';
import { figure, imageFile, link } from './references.ts';
import type { TextForm } from './text.ts';

/** A button or link. */
export function action<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
  limit: LimitName = 'button',
) {
  return z
    .strictObject({
      label: t.line('The words on the button.', limit),
      to: link,
      style: z
        .enum(['primary', 'secondary', 'quiet'])
        .optional()
        .describe(
          'primary: the call to action, once a section; secondary: outlined; quiet: underlined text.',
        ),
    })
    .describe('A button or link.');
}

/** A claimed number, or a sign in its place, with its caption. */
export function statistic<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return knownAsOne(
    z.strictObject({
      figure: known(figure).optional(),
      symbol: known(t.line('A sign in place of a figure, such as “∞”.', 'sign')).optional(),
      label: known(t.line('What the number counts, shown under it.', 'caption')),
    }),
  ).describe('A figure of figures.yaml, or a sign in its place, with its caption.');
}

/** What was gained: a figure and what it is of, or a sentence. */
export function result<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return knownAsOne(
    z.strictObject({
      figure: known(figure).optional(),
      text: known(t.line('What goes on from the figure: `d’attente en moins`; or a sentence.')),
    }),
  ).describe('What was gained, with its figure if it has one: it is shown large.');
}

export function image<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return z
    .strictObject({
      src: imageFile,
      alt: t.line('What the picture shows, for those who cannot see it.'),
    })
    .describe('A picture with its alternative text.');
}
