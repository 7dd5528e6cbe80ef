import type { DataPath } from '../../content/mistakes/place.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import { insertItem, removeItem } from './members.ts';
import { setMember } from './set-member.ts';
import { setValue } from './set-value.ts';
import { dataOf } from './verify.ts';

/** Gives a list other words. Those that stay keep their bytes; a list that was empty is written anew. */
export function setWords(text: string, list: DataPath, words: readonly string[]): string {
  const found = valueAt(dataOf(text), list);
  const before: readonly unknown[] = Array.isArray(found) ? found : [];
  if (before.length === 0 || words.length === 0) {
    return setMember(text, list.slice(0, -1), String(list.at(-1)), words);
  }
  const start = sameFrom(before, words);
  const most = Math.min(before.length, words.length) - start;
  const end = Math.min(most, sameFrom(before.toReversed(), words.toReversed()));
  const wanted = words.slice(start, words.length - end);
  const changed = before.length - start - end;
  return Array.from({ length: Math.max(wanted.length, changed) }).reduce<string>(
    (result, _, index) => {
      const word = wanted[index];
      // What is too much stands behind what was changed.
      if (word === undefined) return removeItem(result, list, start + wanted.length);
      const at = start + index;
      return index < changed
        ? setValue(result, [...list, at], word)
        : insertItem(result, list, at, word);
    },
    text,
  );
}

/** How many words two lists have in common at their start. */
function sameFrom(one: readonly unknown[], other: readonly unknown[]): number {
  const index = one.findIndex((word, at) => word !== other[at]);
  return index === -1 ? one.length : index;
}
