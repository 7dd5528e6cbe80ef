import type { Message } from './cucumber-report.ts';
import type { Scenario } from './scenarios.ts';

type StepDefinition = NonNullable<Message['stepDefinition']>;

const leftovers = ['@only', '@skip', '@wip'];

/** Steps that no scenario of a full run says, and tags left behind while writing: one line each. */
export function findLeftovers(messages: readonly Message[]): string[] {
  return [...unusedSteps(messages), ...leftoverTags(messages)];
}

/** The same of a run, when it has played all these scenarios: else nothing can be said. */
export function leftoversOf(
  messages: readonly Message[],
  scenarios: readonly Scenario[],
): string[] {
  const chosen = new Set(messages.flatMap(({ testCase }) => testCase?.pickleId ?? []));
  const pickles = messages.flatMap(({ pickle }) => pickle ?? []).filter(({ id }) => chosen.has(id));
  const played = new Set(pickles.map(({ uri, location }) => `${uri}:${location?.line}`));
  const missing = scenarios.filter(({ file, line }) => !played.has(`${file}:${line}`));
  if (missing.length === 0) return findLeftovers(messages);
  return [
    `--steps judges a whole run (npm run features): ${missing.length} scenarios were not played in the last one`,
  ];
}

function unusedSteps(messages: readonly Message[]): string[] {
  const testSteps = messages.flatMap(({ testCase }) => testCase?.testSteps ?? []);
  const used = new Set(testSteps.flatMap((step) => step.stepDefinitionIds ?? []));
  const definitions = messages.flatMap(({ stepDefinition }) => stepDefinition ?? []);
  // In joined reports of several runs, each of them has defined all steps.
  const byPlace = Map.groupBy(definitions, told);
  return [...byPlace]
    .filter(([, same]) => !same.some(({ id }) => used.has(id)))
    .map(([place]) => place);
}

function told({ pattern, sourceReference: { uri, location } }: StepDefinition): string {
  return `${uri}:${location?.line}: no scenario says "${pattern.source}"`;
}

function leftoverTags(messages: readonly Message[]): string[] {
  return messages
    .flatMap(({ pickle }) => pickle ?? [])
    .flatMap(({ name, uri, tags }) =>
      tags
        .filter((tag) => leftovers.includes(tag.name))
        .map((tag) => `${uri}: "${name}" still bears ${tag.name}`),
    );
}
