import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { importsOf } from '../lint/imports.ts';
import type { Scenario } from '../trace/scenarios.ts';

const stepsAndSupport = /^features\/(?:steps|support)\/.*\.ts$/u;

/** Whether a scenario says a step that stands in one of these files, or in one that imports them. */
export async function saysStepsOf(
  changed: readonly string[],
  files: readonly string[],
): Promise<(scenario: Scenario) => boolean> {
  if (changed.length === 0) return () => false;
  const places = placesOfUsers(await dryRun(), withImporters(changed, files));
  return ({ file, line }) => places.has(`${file}:${line}`);
}

/** Cucumber alone knows which step a sentence means. */
async function dryRun(): Promise<Envelope[]> {
  const { runConfiguration } = await loadConfiguration({
    file: false,
    provided: {
      paths: ['features/**/*.feature'],
      import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
      dryRun: true,
    },
  });
  const envelopes: Envelope[] = [];
  const nowhere = new PassThrough().resume();
  await runCucumber(runConfiguration, { stdout: nowhere }, (one) => envelopes.push(one));
  return envelopes;
}

function placesOfUsers(envelopes: readonly Envelope[], files: ReadonlySet<string>): Set<string> {
  const steps = envelopes.flatMap(({ stepDefinition }) =>
    files.has(stepDefinition?.sourceReference.uri ?? '') ? (stepDefinition?.id ?? []) : [],
  );
  const users = envelopes.flatMap(({ testCase }) => {
    const said = testCase?.testSteps.flatMap((step) => step.stepDefinitionIds ?? []) ?? [];
    return testCase && said.some((id) => steps.includes(id)) ? testCase.pickleId : [];
  });
  const places = envelopes.flatMap(({ pickle }) =>
    pickle && users.includes(pickle.id) ? `${pickle.uri}:${pickle.location?.line}` : [],
  );
  return new Set(places);
}

function withImporters(changed: readonly string[], files: readonly string[]): Set<string> {
  const imports = files
    .filter((file) => stepsAndSupport.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  const found = new Set(changed);
  // A set may grow while it is gone through: importers of importers follow.
  for (const file of found) {
    for (const { from, to } of imports) if (to === file) found.add(from);
  }
  return found;
}
