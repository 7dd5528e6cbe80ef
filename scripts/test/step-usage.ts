import type { Message } from './cucumber-report.ts';

const leftovers = ['@only', '@skip', '@wip'];

/** Steps that no scenario of a full run says, and tags left behind while writing: one line each. */
export function findLeftovers(messages: Message[]): string[] {
  return [...unusedSteps(messages), ...leftoverTags(messages)];
}

function unusedSteps(messages: Message[]): string[] {
  const testSteps = messages.flatMap(({ testCase }) => testCase?.testSteps ?? []);
  const used = new Set(testSteps.flatMap((step) => step.stepDefinitionIds ?? []));
  return messages
    .flatMap(({ stepDefinition }) => stepDefinition ?? [])
    .filter(({ id }) => !used.has(id))
    .map(({ pattern, sourceReference: { uri, location } }) => {
      return `${uri}:${location?.line}: no scenario says "${pattern.source}"`;
    });
}

function leftoverTags(messages: Message[]): string[] {
  return messages
    .flatMap(({ pickle }) => pickle ?? [])
    .flatMap(({ name, uri, tags }) =>
      tags
        .filter((tag) => leftovers.includes(tag.name))
        .map((tag) => `${uri}: "${name}" still bears ${tag.name}`),
    );
}
