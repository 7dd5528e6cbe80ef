import * as z from 'zod';
import { action, statistic } from '../actions.ts';
import { asked } from '../asked.ts';
import { known, knownAsOne } from '../marks.ts';
import { anchor, figure, icon } from '../references.ts';
import type { TextForm } from '../text.ts';
import { expected } from '../words.ts';
import { headed } from './base.ts';

/** Sections that list things written on the page itself. */
export function lists<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const card = z.strictObject({
    icon: icon.optional(),
    title: known(t.line('The card’s title.', 'cardTitle')),
    text: known(t.rich('The card’s text.')).optional(),
    action: action(t).optional(),
  });
  const cards = z
    .strictObject({
      ...headed('cards', t),
      layout: z
        .enum(['staggered', 'columns', 'rows'])
        .describe(
          'staggered: blocks in offset rows; columns: side by side; rows: one under the other.',
        ),
      numbered: z.boolean().optional().describe('Number the cards: 01/05, 02/05, …'),
      items: z.array(card).min(1).describe('The cards, in order.'),
      actions: z.array(action(t)).min(1).optional().describe('Buttons under the cards.'),
    })
    .describe('Cards with a title and a text.');
  const stats = z
    .strictObject({
      ...headed('stats', t),
      layout: z.enum(['row', 'grid']).describe('row: one row; grid: two or three columns.'),
      items: z.array(statistic(t)).min(1).describe('The figures, in order.'),
    })
    .describe('Figures with their captions.');
  const steps = z
    .strictObject({
      ...headed('steps', t),
      items: z
        .array(
          z.strictObject({
            title: known(t.line('The step’s name.', 'cardTitle')),
            text: known(t.rich('What happens.')),
          }),
        )
        .min(1)
        .describe('The steps, in order; numbered when shown.'),
    })
    .describe('Numbered steps.');
  const timeline = z
    .strictObject({
      ...headed('timeline', t),
      steps: z
        .array(
          z.strictObject({
            title: known(t.line('The phase’s name.', 'cardTitle')),
            figure: known(figure),
            text: known(t.rich('What happens in it.')),
          }),
        )
        .min(1)
        .describe('The phases, in order.'),
      total: knownAsOne(
        z.strictObject({
          figure: known(figure),
          label: known(t.line('What the total is.', 'cardTitle')),
        }),
      ).describe('The sum of the phases.'),
    })
    .describe('Phases with their duration and the total.');
  const groups = z
    .strictObject({
      ...headed('groups', t),
      groups: z
        .array(
          z.strictObject({
            id: anchor,
            icon,
            title: known(t.line('The group’s title.', 'cardTitle')),
            items: z
              .array(
                known(
                  t.rich('One item, with a link to where it is shown if there is such a place.'),
                ),
              )
              .min(1)
              .describe('The items, in order.'),
          }),
        )
        .min(1)
        .describe('The groups, in order.'),
      actions: z.array(action(t)).min(1).optional().describe('Buttons under the groups.'),
    })
    .describe('Several titled lists.');
  const questions = z
    .strictObject({
      ...headed('questions', t),
      items: asked(t)
        .optional()
        .describe(
          'The questions, in order; each opens on its answer. Without them, on a page made from an entry: those that the entry asks; none, no section.',
        ),
    })
    .describe('Questions with their answers, which the assistant knows as well.');
  const milestones = z
    .strictObject({
      ...headed('milestones', t),
      items: z
        .array(
          z.strictObject({
            year: known(
              z.string().regex(
                /^\d{4}\+?$/,
                expected({
                  en: 'a year: `"2024"` or `"2025+"`',
                  fr: 'une année : `"2024"` ou `"2025+"`',
                }),
              ),
            ).describe('The year, such as "2024" or "2025+".'),
            title: known(t.line('What was reached.', 'cardTitle')),
            text: known(t.rich('What it meant.')),
          }),
        )
        .min(1)
        .describe('The milestones, the oldest first.'),
    })
    .describe('Dated milestones.');
  return [cards, stats, steps, timeline, groups, questions, milestones] as const;
}
