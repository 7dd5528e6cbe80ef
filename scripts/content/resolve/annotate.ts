import type { DataPath } from '../mistakes/place.ts';

/** The place of content/ that a compiled text comes from. */
export type TextSource = { file: string; at: DataPath };

/** Told of each text that visitors read; answers what is compiled in its place. */
export type Annotate = (text: string, source: TextSource) => string;

/** What is published says nothing of its sources. */
export const asItIs: Annotate = (text) => text;
