import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Mutant } from './mutants.ts';

/** Where a scenario stands: its rule is empty in a file without rules. */
const noticing = z.strictObject({ file: z.string(), rule: z.string(), name: z.string() });
export type Noticing = z.infer<typeof noticing>;

/** What the features said of each fault when it was last made, by what it breaks. */
const notes = z.record(
  z.string(),
  z.strictObject({
    /** Of the fault as it was then: another one under the same name was not measured. */
    fault: z.string(),
    /** The scenario that noticed it; null when none did. */
    scenario: noticing.nullable(),
  }),
);
export type Notes = z.infer<typeof notes>;

const file = path.resolve(import.meta.dirname, '../../var/mutation.json');

export async function readNotes(): Promise<Notes> {
  return existsSync(file) ? notes.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

/** Adds to what earlier runs have noted: a run may try some faults alone. */
export async function keepNotes(added: Notes): Promise<void> {
  const all = { ...(await readNotes()), ...added };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}

export function fingerprint({ file: source, find, replace }: Mutant): string {
  return createHash('sha256').update(`${source}\n${find}\n${replace}`).digest('hex').slice(0, 16);
}

/** A rule as it is written today; its name is empty in a file without rules. */
export interface WrittenRule {
  file: string;
  rule: string;
  /** The names of its scenarios as they are played: one a row of their examples. */
  scenarios: readonly string[];
}

/**
 * How many of the faults that still exist each rule has noticed; undefined when none of them was
 * measured.
 */
export function faultCounter(
  noted: Notes,
  mutants: readonly Mutant[],
  rules: readonly WrittenRule[],
): (file: string, rule: string) => number | undefined {
  const measured = mutants.flatMap((mutant) => {
    const note = noted[mutant.breaks];
    return note?.fault === fingerprint(mutant) ? note : [];
  });
  const noticed = measured.flatMap(({ scenario }) => (scenario ? ruleOf(scenario, rules) : []));
  return (file, rule) => {
    if (measured.length === 0) return undefined;
    return noticed.filter((one) => one.file === file && one.rule === rule).length;
  };
}

/**
 * The rule that holds the scenario today, so that a rule may be reworded; by the rule's own name when the
 * scenario's stands there no more, or more than once.
 */
function ruleOf({ file, rule, name }: Noticing, rules: readonly WrittenRule[]): WrittenRule[] {
  const here = rules.filter((one) => one.file === file);
  const holders = here.filter(({ scenarios }) => scenarios.includes(name));
  return holders.length === 1 ? holders : here.filter((one) => one.rule === rule);
}
