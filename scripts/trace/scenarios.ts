import { globSync, readFileSync } from 'node:fs';
import { type FeatureSource, readFeatures } from '../spec/book/features.ts';

/** A scenario as it would be run: an outline gives one for each of its rows. */
export type Scenario = {
  name: string;
  file: string;
  /** The rule that it stands under, or else its feature. */
  rule: string;
  tags: readonly string[];
};

/**
 * All scenarios of the features with their tags, those of rule and feature included, and without those
 * that are only wished for. None is run. Throws what is no Gherkin.
 */
export function readScenarios(paths: readonly string[] = ['features/**/*.feature']): Scenario[] {
  const files = globSync(paths).toSorted();
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  return readFeatures(texts).flatMap(scenariosOf);
}

function scenariosOf({ file, feature, pickles }: FeatureSource): Scenario[] {
  const ruleOf = new Map(
    feature.children.flatMap(
      ({ rule }) => rule?.children.map(({ scenario }) => [scenario?.id, rule.name] as const) ?? [],
    ),
  );
  return [...pickles].flatMap(([id, played]) =>
    played.flatMap(({ name, tags }) => {
      const own = tags.map((tag) => tag.name);
      if (own.includes('@wish')) return [];
      return { name, file, rule: ruleOf.get(id) ?? feature.name, tags: own };
    }),
  );
}
