import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.string().min(1);

const mutant = z
  .strictObject({
    breaks: text,
    file: text,
    find: text,
    replace: z.string(),
    unit: z.array(text).default([]),
    features: z.array(text).default([]),
    scenario: text.optional(),
  })
  .refine(({ find, replace }) => find !== replace, 'replaces the text by itself')
  .refine(({ unit, features }) => unit.length + features.length > 0, 'names nothing that bites')
  .refine(({ features, scenario }) => !scenario || features.length > 0, 'names no feature of its');

/**
 * A small fault made on purpose: the rule that it breaks, the file, the text that is replaced once, and
 * the unit tests and features of which one must fail. `scenario`: how the name of the scenario begins
 * that must notice it; without one, all scenarios of the features are run.
 */
export type Mutant = z.infer<typeof mutant>;

export function readMutants(path = 'features/mutants.yaml'): Mutant[] {
  return z.array(mutant).parse(parse(readFileSync(path, 'utf8')));
}

/** Whether a word chooses this mutant: a part of its rule, or where one of its files begins. */
export function isChosenBy(word: string, { breaks, file, unit, features }: Mutant): boolean {
  return breaks.includes(word) || [file, ...unit, ...features].some((one) => one.startsWith(word));
}

/** The source with the fault. Throws when the text does not stand there exactly once. */
export function withFault(source: string, { file, find, replace }: Mutant): string {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`${file}: "${find}" stands there ${count} times, not once`);
  return source.replace(find, () => replace);
}
