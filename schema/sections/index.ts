import * as z from 'zod';
import type { TextForm } from '../text.ts';
import { collections } from './collections.ts';
import { demo } from './demo.ts';
import { details } from './details.ts';
import { lists } from './lists.ts';
import { longText } from './long-text.ts';
import { opening } from './opening.ts';
import { platform } from './platform.ts';
import { siteMap } from './site-map.ts';
import { walkthrough } from './walkthrough.ts';

/** The kinds of section that any page may have. */
function ordinary<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return [
    ...opening(t),
    ...lists(t),
    ...platform(t),
    ...collections(t),
    ...longText(t),
    ...demo(t),
    ...siteMap(t),
    ...walkthrough(t),
  ] as const;
}

/** The sections of a page, discriminated by `kind`, with their texts in the given form. */
export function sections<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  return z.discriminatedUnion('kind', ordinary(t));
}

/** The sections of a template: a page’s, and those that show the entry it is made from. */
export function templateSections<
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(t: TextForm<Line, Rich, Words>) {
  return z.discriminatedUnion('kind', [...ordinary(t), ...details(t)]);
}
