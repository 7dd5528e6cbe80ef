import { generateMessages } from '@cucumber/gherkin';
import { type Feature, IdGenerator, type Pickle, SourceMediaType } from '@cucumber/messages';
import { Query } from '@cucumber/query';

/** A feature file as Cucumber reads it. */
export interface FeatureSource {
  file: string;
  feature: Feature;
  /** Its scenarios as they would be played, by the id of the scenario that they are made of. */
  pickles: Map<string, Pickle[]>;
  /** What its pickles are made of. */
  query: Query;
}

/** Thrown for a file that Cucumber cannot read; its message names the line. */
export class UnreadableFeature extends Error {}

/** Reads feature files; `texts` holds what they say by their path. */
export function readFeatures(texts: ReadonlyMap<string, string>): FeatureSource[] {
  return [...texts].flatMap(([file, text]) => readFeature(file, text) ?? []);
}

function readFeature(file: string, text: string): FeatureSource | undefined {
  const envelopes = generateMessages(text, file, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  });
  const error = envelopes.find(({ parseError }) => parseError)?.parseError;
  if (error) throw new UnreadableFeature(`${file}: ${error.message}`);
  const feature = envelopes.find(({ gherkinDocument }) => gherkinDocument)?.gherkinDocument
    ?.feature;
  if (!feature) return undefined;
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const pickles = Map.groupBy(
    query.findAllPickles(),
    (pickle) => query.findLineageBy(pickle)?.scenario?.id ?? '',
  );
  return { file, feature, pickles, query };
}

/** What a scenario says when it is played: the same words, the same case. */
export function saidBy(pickle: Pickle): string {
  return pickle.steps
    .flatMap(({ text, argument }) => {
      const table = argument?.dataTable?.rows.map(({ cells }) =>
        cells.map(({ value }) => value).join(' | '),
      );
      return [text, ...(table ?? []), ...(argument?.docString ? [argument.docString.content] : [])];
    })
    .join('\n');
}
