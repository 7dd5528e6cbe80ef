import * as z from 'zod';

/**
 * What a value means beyond its shape. The pipeline walks data and schema side by side and acts on
 * these marks: it sets the typography of a `line`, parses a `rich` text, follows a `link`, …
 * `spread` is `localized` whose keys join those of what holds it.
 */
export type Mark =
  | 'line'
  | 'rich'
  | 'localized'
  | 'spread'
  | 'link'
  | 'figure'
  | 'icon'
  | 'image'
  | 'anchor'
  | 'label';

/** A mark is inherited by everything derived from the schema that bears it (`.describe()`, …). */
export const marks = z.registry<{ mark: Mark }>();

/** The lists of names that the content itself makes, from which editors' programs complete. */
export const nameLists = [
  'figures',
  'links',
  'pictures',
  'cases',
  'quotes',
  'answers',
  'entries',
] as const;
export type NameList = (typeof nameLists)[number];

/** From which list a value is completed, where no mark tells it. */
export const completions = z.registry<{ from: NameList }>();

type Knowledge = {
  /** `text`: it is a sentence; `sentence`: what is known of its parts makes one. */
  as: 'text' | 'sentence';
};

/** What of a page enters the assistant’s knowledge: the fields so marked, and no other. */
export const knowledge = z.registry<Knowledge>();

/** Marks a text as known to the assistant. */
export function known<Schema extends z.ZodType>(schema: Schema): Schema {
  return mark(schema, 'text');
}

/** Marks a value whose known parts are read as one sentence. */
export function knownAsOne<Schema extends z.ZodType>(schema: Schema): Schema {
  return mark(schema, 'sentence');
}

function mark<Schema extends z.ZodType>(schema: Schema, as: Knowledge['as']): Schema {
  const marked = schema.clone();
  add(marked, as);
  return marked;
}

function add(schema: z.ZodType, as: Knowledge['as']): void {
  knowledge.add(schema, { as });
}
