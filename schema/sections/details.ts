import * as z from 'zod';
import { action } from '../actions.ts';
import { known } from '../marks.ts';
import type { TextForm } from '../text.ts';
import { base } from './base.ts';

/** Sections of templates: they show the entry that the page is made from. */
export function details<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const industryDetail = z
    .strictObject({
      ...base('industry-detail', t),
      useCases: known(t.line('The title of the list of use cases.', 'cardTitle')),
      benefits: known(t.line('The title of the list of benefits.', 'cardTitle')),
      actions: z.array(action(t)).min(1).describe('Buttons at the end.'),
    })
    .describe('The industry that the page is made from.');
  const caseStudyDetail = z
    .strictObject({
      ...base('case-study-detail', t),
      situation: known(t.line('The title of the part on the situation.', 'cardTitle')),
      solution: known(t.line('The title of the part on the solution.', 'cardTitle')),
      involvement: known(
        t.line('The title of the part on what was asked of the customer’s people.', 'cardTitle'),
      ),
      outcome: known(t.line('The title of the part on the outcome.', 'cardTitle')),
      actions: z.array(action(t)).min(1).describe('Buttons at the end.'),
    })
    .describe('The case study that the page is made from.');
  return [industryDetail, caseStudyDetail] as const;
}
