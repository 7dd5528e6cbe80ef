import * as z from 'zod';
import { expected } from './words.ts';

const wholeNumber = expected({
  en: 'a whole number from 1 to 3650',
  fr: 'un nombre entier de 1 à 3650',
});

/** A length of time that the server acts upon: months and years are those of the calendar. */
export const duration = z.strictObject({
  value: z.int(wholeNumber).min(1, wholeNumber).max(3650, wholeNumber),
  unit: z.enum(['days', 'months', 'years']),
});
export type Duration = z.infer<typeof duration>;
