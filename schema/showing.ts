import * as z from 'zod';
import { expected } from './words.ts';

/** A day as year, month and day. */
export const day = z.string().regex(
  z.regexes.date,
  expected({
    en: 'a day as year, month and day, such as `2027-01-31`',
    fr: 'un jour sous la forme année, mois, jour, comme `2027-01-31`',
  }),
);

/** When something is shown. It is checked like the rest all the while. */
export const showing = {
  draft: z
    .boolean()
    .optional()
    .describe('true: a draft, which visitors do not see. Remove the line to publish it.'),
  from: day.optional().describe('The first day on which visitors see it: 2027-01-01.'),
  until: day.optional().describe('The last day on which visitors see it: 2027-01-31.'),
};

export type Showing = {
  draft?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** The addresses that a page had before. */
export const formerly = z
  .array(
    z.string().regex(
      /^\/[^\s?#*:/](?:[^\s?#*:]*[^\s?#*:/])?$/,
      expected({
        en: 'an address that the page had before, without a language, such as `/old-name`',
        fr: 'une adresse que la page avait avant, sans langue, comme `/ancien-nom`',
      }),
    ),
  )
  .min(1)
  .optional()
  .describe('Addresses that it had before: who follows an old link is sent here.');
