import type { Feature, Rule, Scenario } from '@cucumber/messages';
import { isUnderstood, nearestTo, type Sentence } from '../../spec/book/sentences.ts';
import { type FeatureSource, readFeatures, UnreadableFeature } from '../../test/trace/features.ts';
import type { LineNote } from './rules-api.ts';

/** What is to be said of a feature's text: what cannot be read, sentences nobody knows, rules without a clause. */
export function checkFeature(
  file: string,
  text: string,
  sentences: readonly Sentence[],
  clauseTags: readonly string[],
): LineNote[] {
  let sources: FeatureSource[];
  try {
    sources = readFeatures(new Map([[file, text]]));
  } catch (error) {
    if (!(error instanceof UnreadableFeature)) throw error;
    return unreadableLines(error.message);
  }
  return sources.flatMap((source) => [
    ...unknownSentences(source, sentences),
    ...unclaimedRules(source, new Set(clauseTags)),
  ]);
}

/** Cucumber says each place as `(line:column): message`. */
function unreadableLines(message: string): LineNote[] {
  const places = [...message.matchAll(/\((\d+):\d+\): ([^\n]+)/gu)];
  return places.map(([, line = '1', said = '']) => {
    return { line: Number(line), kind: 'unreadable', message: said, nearest: [] };
  });
}

/** By the steps as they are played: an outline's blanks are filled in. A wish may say what it likes. */
function unknownSentences(
  { pickles, query }: FeatureSource,
  sentences: readonly Sentence[],
): LineNote[] {
  const noted = new Map<number, LineNote>();
  for (const { tags, steps } of [...pickles.values()].flat()) {
    if (tags.some(({ name }) => name === '@wish')) continue;
    for (const step of steps) {
      const line = query.findStepBy(step)?.location.line ?? 1;
      const { text } = step;
      if (noted.has(line) || isUnderstood(text, sentences)) continue;
      const nearest = nearestTo(text, sentences);
      noted.set(line, { line, kind: 'unknown', message: text, nearest });
    }
  }
  return [...noted.values()];
}

function unclaimedRules({ feature }: FeatureSource, clauses: ReadonlySet<string>): LineNote[] {
  const above = tagsOf(feature);
  return feature.children.flatMap(({ rule }) => {
    if (!rule) return [];
    const scenarios = rule.children.flatMap(({ scenario }) => scenario ?? []);
    const own = [...above, ...tagsOf(rule)];
    const tags = [...own, ...scenarios.flatMap(tagsOf)];
    if (own.includes('@wish') || tags.some((tag) => clauses.has(tag))) return [];
    return {
      line: rule.location.line,
      kind: 'unclaimed' as const,
      message: rule.name,
      nearest: [],
    };
  });
}

function tagsOf({ tags }: Feature | Rule | Scenario): string[] {
  return tags.map(({ name }) => name);
}
