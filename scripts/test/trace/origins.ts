import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const words = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
const originFile = z.record(z.string().regex(/^[a-z]+$/), words);

/** Whose rule it is where the specification has no clause, and the tag that says so. */
export type Origin = { tag: string; words: z.infer<typeof words> };

export function readOrigins(path = 'features/origins.yaml'): Origin[] {
  const file = originFile.parse(parse(readFileSync(path, 'utf8')));
  return Object.entries(file).map(([name, said]) => ({ tag: `@from-${name}`, words: said }));
}
