import { globSync, readFileSync } from 'node:fs';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, SourceMediaType } from '@cucumber/messages';

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
  return globSync(paths).toSorted().flatMap(scenariosOf);
}

function scenariosOf(file: string): Scenario[] {
  const text = readFileSync(file, 'utf8');
  const envelopes = generateMessages(text, file, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  });
  const feature = envelopes.flatMap(({ gherkinDocument }) => gherkinDocument?.feature ?? [])[0];
  const rules = new Map(
    feature?.children.flatMap(({ rule }) =>
      (rule?.children ?? []).flatMap(({ scenario }) =>
        scenario ? [[scenario.id, rule?.name] as const] : [],
      ),
    ),
  );
  return envelopes.flatMap(({ pickle, parseError }) => {
    if (parseError) throw new Error(`${file}: ${parseError.message}`);
    const tags = pickle?.tags.map(({ name }) => name) ?? [];
    if (!pickle || tags.includes('@wish')) return [];
    const rule = rules.get(pickle.astNodeIds[0] ?? '') ?? feature?.name ?? '';
    return { name: pickle.name, file, rule, tags };
  });
}
