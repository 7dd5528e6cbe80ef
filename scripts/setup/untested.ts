import { findObservatory } from './observatory.ts';
import { missingPrograms } from './programs.ts';

/** What this machine lacks, and what is therefore not tested here: one line each. */
export function untestedHere(): string[] {
  const lines = missingPrograms().map(({ name, debianPackage, tests }) => {
    return `NOT TESTED HERE: ${tests}: ${name} is missing (Debian: apt-get install ${debianPackage})`;
  });
  if (findObservatory()) return lines;
  const observatory =
    'NOT TESTED HERE: the grade of Mozilla’s HTTP Observatory: npm could not get it';
  return [...lines, observatory];
}
