import type { Words } from '#schema/words.ts';
import type { Code } from '../../mistakes/catalogue.ts';

/** One way to set a file right: lines of it written otherwise, and how that is said. */
export type Repair = {
  /** The lines that change, from 0, and what stands there then. */
  from: number;
  lines: readonly string[];
  /** The stretch of the first line that is wrong. */
  start: number;
  end: number;
  problem: Words;
  hint: Words;
  code: Extract<Code, 'yaml-syntax' | 'yaml-indentation'>;
  /** Whether the first line is a key or an item: it must not become part of a text then. */
  isStructure: boolean;
};
