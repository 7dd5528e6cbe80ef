import { type FeatureSource, readFeatures, UnreadableFeature } from '../../test/trace/features.ts';
import { numberOf, wordsIn } from '../../test/trace/title-numbers.ts';
import type { FoundText } from '../api.ts';
import type { SaidElsewhere } from './rules-api.ts';

/**
 * The numbers that a feature says less often than before, each with what it counts: `6 month`. None while it cannot be
 * read: what half a sentence will say nobody knows yet.
 */
export function changedNumbers(file: string, before: string, typed: string): string[] {
  const [was, now] = [before, typed].map((text) => linesOf(new Map([[file, text]])));
  if (!was || !now || now.length === 0) return [];
  const left = countOf(now);
  return [...countOf(was)].flatMap(([number, count]) =>
    count > (left.get(number) ?? 0) ? number : [],
  );
}

/**
 * Where such numbers stand: titles, sentences, rows and pages say "6 months" in words or in digits, and a number is
 * changed in all of them or in none. `features`: texts by their files; `content`: what visitors read.
 */
export function placesSaying(
  numbers: readonly string[],
  features: ReadonlyMap<string, string>,
  content: readonly FoundText[],
): SaidElsewhere {
  const isMeant = ({ text }: { text: string }) => {
    const said = countedIn(text);
    return numbers.some((number) => said.has(number));
  };
  return { rules: linesOf(features).filter(isMeant), texts: content.filter(isMeant) };
}

type FeatureLine = SaidElsewhere['rules'][number];

/** Titles and sentences, each once for its line, an outline's blanks filled in. */
function linesOf(texts: ReadonlyMap<string, string>): FeatureLine[] {
  return readable(texts).flatMap(({ file, feature, pickles, query }) => {
    const said = [...pickles.values()].flat().flatMap((pickle) => [
      { name: pickle.name, location: query.findLineageBy(pickle)?.scenario?.location },
      ...pickle.steps.map((step) => ({
        name: step.text,
        location: query.findStepBy(step)?.location,
      })),
    ]);
    const lines = [...feature.children.flatMap(({ rule }) => rule ?? []), ...said].map(
      ({ name, location }) => ({ file, line: location?.line ?? 1, text: name }),
    );
    return [...new Map(lines.map((line) => [`${line.line} ${line.text}`, line])).values()];
  });
}

/** A file that cannot be read is told of where it is open. */
function readable(texts: ReadonlyMap<string, string>): FeatureSource[] {
  return [...texts].flatMap((entry) => {
    try {
      return readFeatures(new Map([entry]));
    } catch (error) {
      if (error instanceof UnreadableFeature) return [];
      throw error;
    }
  });
}

function countOf(lines: readonly { text: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    for (const number of countedIn(text)) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

/** Each number with the word that it counts: "six months" is `6 month`. */
function countedIn(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set(
    words.flatMap((word, place) => {
      const [number, what = ''] = [numberOf(word), words[place + 1]];
      return number !== undefined && /^\p{L}{3,}$/u.test(what)
        ? `${number} ${what.replace(/s$/, '')}`
        : [];
    }),
  );
}
