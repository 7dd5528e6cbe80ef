import type { Kind } from '#schema/registry.ts';
import { type Code, type Diagnostic, reportAt } from '../mistakes/catalogue.ts';
import { parseYaml } from '../read/parse.ts';
import type { Repair } from '../read/slips/slip.ts';
import { slips } from '../read/slips/slips.ts';
import { isSwallowed } from './swallowed-keys.ts';

/** Mistakes that may come from a quote or an indentation elsewhere. */
const structural: ReadonlySet<Code> = new Set([
  'yaml-syntax',
  'yaml-indentation',
  'unquoted-text',
  'duplicate-key',
  'unknown-key',
  'missing-key',
  'missing-translation',
  'empty-value',
  'wrong-type',
  'both-languages',
  'one-language',
  'wrong-format',
  'wrong-count',
  'several-documents',
  'text-key',
]);

/** Each repair that is tried reads the file again: so many characters in all, the likeliest repairs first. */
const maxTriedCharacters = 2_000_000;
const maxFileCharacters = 200_000;

/**
 * Where a quote or an indentation was got wrong: at the one place whose repair makes the whole file
 * right. The parser gives up lines later, and what it says there is no help.
 */
export function findRepair(
  path: string,
  text: string,
  kindOf: (value: unknown) => Kind,
  diagnostics: readonly Diagnostic[],
): Diagnostic | undefined {
  if (text.length > maxFileCharacters || !diagnostics.some(mayComeFromElsewhere)) return undefined;
  const lines = text.split('\n');
  const told = diagnostics.map(({ position }) => position.line - 1);
  const repairs = slips.flatMap((slip) => slip.repairs?.(lines, told) ?? []);
  // A file that is right but for a key in a text is right with many a line moved: that key alone is.
  const isElsewhere = (repair: Repair) =>
    diagnostics.every(isSwallowed) && !told.includes(repair.from);
  for (const repair of repairs
    .filter((one) => !isElsewhere(one))
    .slice(0, maxTriedCharacters / text.length)) {
    if (!makesRight(path, lines, kindOf, repair)) continue;
    const { code, start, end, problem, hint } = repair;
    const line = repair.from + 1;
    const position = { line, column: start + 1, endLine: line, endColumn: end + 1 };
    return reportAt(code, path, position, { problem, hint });
  }
  return undefined;
}

/** A key that is only mistyped is where it should be. */
function mayComeFromElsewhere({ code, aspect }: Diagnostic): boolean {
  return structural.has(code) && aspect !== 'mistyped';
}

function makesRight(
  path: string,
  lines: readonly string[],
  kindOf: (value: unknown) => Kind,
  repair: Repair,
): boolean {
  const { from, lines: instead, isStructure } = repair;
  const repaired = lines.toSpliced(from, instead.length, ...instead).join('\n');
  const parsed = parseYaml(path, repaired);
  if (!parsed.readable || parsed.diagnostics.length > 0) return false;
  if (!kindOf(parsed.value).schema.safeParse(parsed.value).success) return false;
  if (!isStructure) return true;
  // A key that is indented into the text above it would be read as words.
  const words = instead[0]?.trim() ?? '';
  return !holdsText(parsed.value, words);
}

function holdsText(value: unknown, words: string): boolean {
  if (typeof value === 'string') return value.includes(words);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => holdsText(inner, words));
}
