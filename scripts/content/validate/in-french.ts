import { limited, limitSentence } from '#schema/limits.ts';
import french from './french-descriptions.json' with { type: 'json' };

/** What the schemas say of each key, in French, by what they say in English. */
export const frenchDescriptions: Readonly<Record<string, string>> = french;

/** A description of the schemas in French; what is said of a limit stands at its end. */
export function inFrench(description: string): string | undefined {
  const known = frenchDescriptions[description];
  if (known !== undefined) return known;
  const parts = limited.get(description);
  const place = parts && frenchDescriptions[parts.description];
  return place && `${place} ${limitSentence(parts.limit).fr}`;
}
