import { PassThrough } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';

/** A scenario as it would be run: an outline gives one for each of its rows. */
export type Scenario = { name: string; file: string; tags: readonly string[] };

/**
 * All scenarios of the features with their tags, those of rule and feature included, and without those
 * that are only wished for. None is run.
 */
export async function readScenarios(
  paths: string[] = ['features/**/*.feature'],
): Promise<Scenario[]> {
  const { runConfiguration } = await loadConfiguration({
    file: false,
    provided: {
      paths,
      dryRun: true,
    },
  });
  const scenarios: Scenario[] = [];
  await runCucumber(
    { ...runConfiguration, support: { ...runConfiguration.support, importPaths: [] } },
    // Without steps every scenario is undefined, and cucumber would say so at length.
    { stdout: new PassThrough().resume() },
    ({ pickle }) => {
      if (!pickle) return;
      const tags = pickle.tags.map((tag) => tag.name);
      // Cucumber names them all, whatever it is asked to run.
      if (tags.includes('@wish')) return;
      scenarios.push({ name: pickle.name, file: pickle.uri, tags });
    },
  );
  return scenarios;
}
