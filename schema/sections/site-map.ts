import * as z from 'zod';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** The groups of the site map, in the order in which it shows them. */
export const pageGroups = ['offer', 'uses', 'company', 'resources', 'legal', 'other'] as const;
type PageGroupName = (typeof pageGroups)[number];

/** Where a page stands on the site map. */
export const pageGroup = z
  .enum(pageGroups)
  .optional()
  .describe('The group of the site map that lists this page; without it, `other`.');

/** The list of all pages: the compiler fills it. */
export function siteMap<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType>(
  t: TextForm<Line, Rich, Words>,
) {
  const title = t.line('The headline of a group.', 'cardTitle');
  const titles = z
    .strictObject({
      offer: title,
      uses: title,
      company: title,
      resources: title,
      legal: title,
      other: title,
    } satisfies Record<PageGroupName, Line>)
    .describe('The headlines of the groups. A group without pages is not shown.');
  const section = z
    .strictObject({ ...headed('site-map', t), titles })
    .describe('Every page of the site in the page’s language, by group: it lists itself.');
  return [section] as const;
}
