import { isLanguage } from '#schema/languages.ts';
import type { DataPath } from '../content/mistakes/place.ts';

/**
 * Where, on the way to a text, its language stands; -1 for a text of no language. Behind the item of a list it is
 * none that counts: what one language lists, another need not.
 */
export function languageStep(at: DataPath): number {
  const step = at.findLastIndex((each) => isLanguage(String(each)));
  return at.slice(step + 1).some((each) => typeof each === 'number') ? -1 : step;
}
