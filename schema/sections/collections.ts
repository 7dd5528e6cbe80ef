import * as z from 'zod';
import { type ListedBy, listedCollections, collections as table } from '../collections/table.ts';
import type { TextForm } from '../text.ts';
import { headed } from './base.ts';

/** Sections that list a collection: the entries stand in content/collections. */
export function collections<
  Line extends z.ZodType,
  Rich extends z.ZodType,
  Words extends z.ZodType,
>(t: TextForm<Line, Rich, Words>) {
  function section<Kind extends string>(kind: Kind, folder: string) {
    return z
      .strictObject(headed(kind, t))
      .describe(`All entries of content/collections/${folder}.`);
  }
  type Sections = { [Kind in keyof ListedBy]: ReturnType<typeof section<Kind>> };
  // Each name gives a section of its own kind, which the type of a list cannot say.
  return listedCollections.map((name) =>
    section(table[name].listedBy, name),
  ) as unknown as readonly Sections[keyof ListedBy][];
}
