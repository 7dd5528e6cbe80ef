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
