import { fontPackage, hasFallbackFont } from './fonts.ts';
import { missingPrograms } from './programs.ts';

/** What this machine lacks, and what is therefore not tested here: one line each. */
export function untestedHere(): string[] {
  const lines = missingPrograms().map(({ name, debianPackage, tests }) => {
    return `NOT TESTED HERE: ${tests}: ${name} is missing (Debian: apt-get install ${debianPackage})`;
  });
  if (!hasFallbackFont()) {
    const font = `no font as wide as Arial (Debian: apt-get install ${fontPackage})`;
    lines.push(`NOT TESTED HERE: the room of texts whose font is late: ${font}`);
  }
  return lines;
}
