import * as z from 'zod';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** Which collection a section of this kind shows. */
export const collectionOfKind = {
  logos: 'partners',
  carousel: 'quotes',
  catalogue: 'agents',
  industries: 'industries',
  testimonials: 'testimonials',
  'case-studies': 'case-studies',
  founders: 'founders',
  press: 'press',
  jobs: 'jobs',
} as const;
export type CollectionKind = keyof typeof collectionOfKind;
export type CollectionName = (typeof collectionOfKind)[CollectionKind];

/** Sections that show a collection: the entries stand in content/collections. */
export function collections<
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(t: TextForm<Line, Rich, Words>) {
  function section<Kind extends CollectionKind>(kind: Kind) {
    return z
      .strictObject(headed(kind, t))
      .describe(`All entries of content/collections/${collectionOfKind[kind]}.`);
  }
  return [
    section('logos'),
    section('carousel'),
    section('catalogue'),
    section('industries'),
    section('testimonials'),
    section('case-studies'),
    section('founders'),
    section('press'),
    section('jobs'),
  ] as const;
}
