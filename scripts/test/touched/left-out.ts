import type { Scenario } from '../../trace/scenarios.ts';
import type { Plan } from './plan.ts';
import type { Choice } from './scenarios.ts';

/** What was not run for a change, a line each, and what to do about it. */
export function leftOut(
  { everything, heldByUnit, looks, slow }: Plan,
  { played, leftOut: unplayed }: Choice,
  all: readonly Scenario[],
): string[] {
  const files = new Set(all.map(({ file }) => file));
  const seen = new Set([...played, ...unplayed].map(({ file }) => file));
  return [
    '',
    'Left out:',
    ...everything.map((file) => `  ${file} touches everything: only \`npm test\` proves it`),
    ...heldByUnit.map((file) => `  the scenarios of ${file}: its own unit test decides`),
    ...countsByFile(unplayed).map(([file, count]) => `  ${count} more scenarios of ${file}`),
    `  ${files.size - seen.size} of ${files.size} features`,
    ...(slow.length > 0 ? [`  slow unit tests: ${slow.join(', ')}`] : []),
    looks.length > 0 ? '  looks of all other pages and states' : '  all looks',
    '  unused files, messages and leftover steps',
    '`npm test` runs them all: before you hand over.',
  ];
}

function countsByFile(scenarios: readonly Scenario[]): [string, number][] {
  return [...Map.groupBy(scenarios, ({ file }) => file)].map(([file, own]) => [file, own.length]);
}
