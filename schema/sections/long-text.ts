import * as z from 'zod';
import { known } from '../marks.ts';
import { anchor } from '../references.ts';
import type { TextForm } from '../text.ts';
import { base } from './base.ts';

/** What a text may depend on: where demo requests go, whether services load after consent, whether words are counted. */
const circumstances = [
  'requests-stay-here',
  'requests-go-elsewhere',
  'no-services',
  'services-declared',
  'words-counted',
  'words-not-counted',
] as const;
export type Circumstance = (typeof circumstances)[number];

/** Legal pages: numbered articles with a table of contents. */
export function longText<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const table = z
    .strictObject({
      caption: t.line('What the table shows.'),
      columns: z
        .array(t.line('The head of a column.'))
        .min(2)
        .describe('The heads of the columns.'),
      rows: z
        .array(z.array(t.line('One cell.')).min(2))
        .min(1)
        .describe('As many cells a row as columns.'),
    })
    .describe('A table.');
  const body = {
    text: known(t.rich('Its text.')).optional(),
    depending: z
      .array(
        z.strictObject({
          when: z
            .enum(circumstances)
            .describe(
              'requests-stay-here, requests-go-elsewhere: as `email.origin` of content/site.yaml is empty or not; no-services, services-declared: as `services` is; words-counted, words-not-counted: as `assistant.countsWords` is true or not.',
            ),
          text: t.rich('What is true then.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Paragraphs behind the text, each shown while content/site.yaml makes it true.'),
    warning: known(t.rich('A paragraph set apart as a warning.')).optional(),
    table: table.optional(),
    openPoints: z
      .array(t.rich('What remains to be settled.'))
      .min(1)
      .optional()
      .describe('Remarks that the template left open. Shown as such and counted by content:check.'),
  };
  const articles = z
    .strictObject({
      ...base('articles', t),
      introduction: known(t.rich('What stands before the first article.')).optional(),
      numbered: z.boolean().optional().describe('Number the articles.'),
      articles: z
        .array(
          z.strictObject({
            id: anchor,
            title: known(t.line('The article’s title.', 'sectionTitle')),
            ...body,
            parts: z
              .array(
                z.strictObject({
                  title: known(t.line('The part’s title.', 'sectionTitle')),
                  ...body,
                }),
              )
              .min(1)
              .optional()
              .describe('Titled parts of the article.'),
          }),
        )
        .min(1)
        .describe('The articles, in order.'),
    })
    .describe('Articles of a legal page, with a table of contents.');
  return [articles] as const;
}
