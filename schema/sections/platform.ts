import * as z from 'zod';
import { known } from '../marks.ts';
import { icon } from '../references.ts';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** Sections that explain the platform. */
export function platform<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const comparison = z
    .strictObject({
      ...headed('comparison', t),
      before: known(t.line('The name of the left side.', 'columnTitle')),
      after: known(t.line('The name of the right side.', 'columnTitle')),
      rows: z
        .array(
          z.strictObject({
            aspect: known(t.line('What is compared.', 'columnTitle')),
            before: known(t.line('How it is on the left.')),
            after: known(t.line('How it is on the right.')),
          }),
        )
        .min(1)
        .describe('What is compared, aspect by aspect.'),
    })
    .describe('Two ways side by side, aspect by aspect.');
  const architecture = z
    .strictObject({
      ...headed('architecture', t),
      blocks: z
        .array(
          z.strictObject({
            icon,
            title: known(t.line('The block’s name.', 'cardTitle')),
            text: known(t.rich('What it does.')),
            points: z
              .array(known(t.line('One part.')))
              .min(1)
              .describe('Its parts.'),
          }),
        )
        .length(4)
        .describe('The four blocks, in order: engine, data, infrastructure, users.'),
      flows: z
        .strictObject({
          request: t.line('What goes from the users to the engine. One or two words.', 'arrow'),
          answer: t.line('What the engine returns to the users.', 'arrow'),
          search: t.line('What goes from the engine to the data.', 'arrow'),
          extracts: t.line('What the data return to the engine.', 'arrow'),
        })
        .describe('What passes between the blocks, drawn as arrows.'),
    })
    .describe('The four blocks of the architecture.');
  const deployments = z
    .strictObject({
      ...headed('deployments', t),
      options: z
        .array(
          z.strictObject({
            title: known(t.line('The option’s name.', 'badge')),
            badge: known(t.line('A mark on it, such as “Most Popular”.', 'badge')).optional(),
            text: known(t.rich('Whom it suits.')),
          }),
        )
        .length(3)
        .describe('The three options, in order.'),
      rows: z
        .array(
          z.strictObject({
            title: known(t.line('What is compared.', 'columnTitle')),
            cells: z
              .array(known(t.line('One option’s answer.')))
              .length(3)
              .describe('One answer an option, in their order.'),
          }),
        )
        .min(1)
        .describe('The comparison, one row a criterion, one cell an option.'),
    })
    .describe('The three deployment options, compared.');
  const badges = z
    .strictObject({
      ...headed('badges', t),
      items: z
        .array(
          z.strictObject({
            title: known(t.line('The badge’s name.', 'cardTitle')),
            text: known(t.line('What it covers.')),
          }),
        )
        .min(1)
        .describe('The badges, in order.'),
    })
    .describe('Security and compliance badges.');
  return [comparison, architecture, deployments, badges] as const;
}
