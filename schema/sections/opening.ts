import * as z from 'zod';
import { action, image, statistic } from '../actions.ts';
import { known } from '../marks.ts';
import type { TextForm } from '../text.ts';
import { base, headed } from './base.ts';

/** Sections that open or close a page, or state one thing. */
export function opening<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const actions = z.array(action(t)).min(1).describe('Its buttons, the most important first.');
  const hero = z
    .strictObject({
      ...headed('hero', t, 'pageTitle'),
      size: z.enum(['full', 'page']).describe('full: the home page’s; page: every other.'),
      actions: actions.optional(),
      figures: z.array(statistic(t)).optional().describe('Figures in a row under the hero.'),
      image: image(t).optional(),
      video: z
        .strictObject({
          label: t.line('What the video shows, for those who cannot see it.'),
        })
        .optional()
        .describe('The looping, silent video of the platform.'),
    })
    .describe('The top of a page: its one main headline.');
  const pitch = z
    .strictObject({
      ...headed('pitch', t),
      tone: z.enum(['light', 'dark', 'stone']).optional().describe('The ground it stands on.'),
      actions: actions.optional(),
    })
    .describe('One thought with its buttons.');
  const placeholder = z
    .strictObject({
      ...base('placeholder', t),
      title: known(t.line('The page’s headline.', 'pageTitle')),
      subtitle: known(t.line('The line under it.', 'sectionTitle')),
      text: known(t.rich('One sentence.')),
    })
    .describe('A page whose content is still to come: title, subtitle, one sentence.');
  const callToAction = z
    .strictObject({ ...headed('call-to-action', t), actions })
    .describe('The end of a page: what to do next.');
  return [hero, pitch, placeholder, callToAction] as const;
}
