import * as z from 'zod';
import { action } from '../actions.ts';
import { caseName } from '../references.ts';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** An agent at work on one case, step by step. */
export function walkthrough<
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(t: TextForm<Line, Rich, Words>) {
  const section = z
    .strictObject({
      ...headed('walkthrough', t),
      tone: z.enum(['light', 'dark', 'stone']).optional().describe('The ground it stands on.'),
      case: caseName
        .optional()
        .describe(
          'The case: the name of a file of content/collections/cases. Without it, on a page made from an entry: the case that the entry names; no case, no section.',
        ),
      actions: z
        .array(action(t))
        .min(1)
        .optional()
        .describe('Its buttons, the most important first.'),
    })
    .describe('An agent that handles one case, step by step: watched, walked through, or read.');
  return [section] as const;
}
