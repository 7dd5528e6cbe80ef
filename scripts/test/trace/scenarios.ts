import { globSync, readFileSync } from 'node:fs';
import { type FeatureSource, readFeatures } from './features.ts';

/** A scenario as it would be run: an outline gives one for each of its rows. */
export type Scenario = {
  name: string;
  file: string;
  /** Of an outline, that of the row. */
  line: number;
  /** The rule that it stands under. */
  rule: string | undefined;
  tags: readonly string[];
};

/** All features, read as Cucumber does. None is run. Throws what is no Gherkin. */
export function readSources(paths: readonly string[] = ['features/**/*.feature']): FeatureSource[] {
  const files = globSync(paths).toSorted();
  return readFeatures(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
}

/** Their scenarios with their tags, those of rule and feature included, and without those that are only wished for. */
export function readScenarios(sources = readSources()): Scenario[] {
  return sources.flatMap(scenariosOf);
}

function scenariosOf({ file, feature, pickles }: FeatureSource): Scenario[] {
  const ruleOf = new Map(
    feature.children.flatMap(
      ({ rule }) => rule?.children.map(({ scenario }) => [scenario?.id, rule.name] as const) ?? [],
    ),
  );
  return [...pickles].flatMap(([id, played]) =>
    played.flatMap(({ name, location, tags }) => {
      const own = tags.map((tag) => tag.name);
      if (own.includes('@wish')) return [];
      return { name, file, line: location?.line ?? 1, rule: ruleOf.get(id), tags: own };
    }),
  );
}
