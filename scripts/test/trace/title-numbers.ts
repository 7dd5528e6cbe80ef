import type { Examples, Scenario, Step } from '@cucumber/messages';
import type { FeatureSource } from './features.ts';

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Titles that say a number which none of their tables has: "Nineteen screens …" over a table of twenty. */
export function contradictedTitles({ file, feature }: FeatureSource): string[] {
  const scenarios = feature.children.flatMap(({ scenario, rule }) => [
    ...(scenario ? [scenario] : []),
    ...(rule?.children.flatMap((child) => child.scenario ?? []) ?? []),
  ]);
  return scenarios.flatMap((scenario) => {
    const said = numbersIn(scenario.name);
    if (said.length === 0 || !hasTable(scenario)) return [];
    const held = new Set([
      ...scenario.steps.flatMap(numbersOfStep),
      ...scenario.examples.flatMap(numbersOfExamples),
    ]);
    // "Two of the one and two of the other" are four rows.
    if (held.has(said.reduce((sum, number) => sum + number, 0))) return [];
    return said
      .filter((number) => !held.has(number))
      .map((number) => {
        const place = `${file}:${scenario.location.line}`;
        return `${place}: "${scenario.name}" says ${number}, and nothing under it does`;
      });
  });
}

function hasTable({ steps, examples }: Scenario): boolean {
  return examples.length > 0 || steps.some(({ dataTable }) => dataTable);
}

/** What it says, and how many rows and columns its table has, with and without a head. */
function numbersOfStep({ text, dataTable, docString }: Step): number[] {
  const rows = dataTable?.rows ?? [];
  const columns = rows[0]?.cells.length ?? 0;
  const cells = rows.flatMap((row) => row.cells.map(({ value }) => value));
  const said = [text, docString?.content ?? '', ...cells].flatMap(numbersIn);
  return [...said, rows.length, rows.length - 1, columns, columns - 1];
}

function numbersOfExamples({ tableBody }: Examples): number[] {
  const cells = tableBody.flatMap((row) => row.cells.map(({ value }) => value));
  return [...cells.flatMap(numbersIn), tableBody.length];
}

function numbersIn(text: string): number[] {
  return wordsIn(text).flatMap((word) => numberOf(word) ?? []);
}

/** Words and numbers in digits, in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? [];
}

/** A number in digits, or in words from two on: "one" is more often no number. */
export function numberOf(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''));
  const number = numberWords.indexOf(word);
  return number > 1 ? number : undefined;
}
