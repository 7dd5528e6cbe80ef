import { distance } from 'fastest-levenshtein';
import type { Words } from '#schema/words.ts';
import type { Hint } from './messages/message.ts';

/** The candidate that was probably meant, if one is close enough. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  // Two letters swapped, the most frequent slip, are a distance of two.
  const limit = wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const known = simplify(candidate);
    if (Math.abs(known.length - wanted.length) >= bestDistance) continue;
    const found = isReordered(wanted, known) ? 1 : distance(wanted, known);
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/** The same for an address or a name with its folder: another entry of the folder is no slip of the fingers. */
export function suggestPath(path: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const folder = folderOf(path);
  const beside = all.filter((each) => folderOf(each) === folder);
  if (folder.length < 2 || beside.length === 0) return suggest(path, all);
  const name = suggest(
    path.slice(folder.length),
    beside.map((each) => each.slice(folder.length)),
  );
  return name === undefined ? undefined : folder + name;
}

/** Whether there are others in the folder of an address or name. */
export function isInFolder(path: string, candidates: Iterable<string>): boolean {
  const folder = folderOf(path);
  return folder.length > 1 && [...candidates].some((each) => folderOf(each) === folder);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

type Likely = {
  find?: typeof suggest;
  /** What stands in the text, where that is more than the word. */
  instead?: string;
  /** What is to stand there. */
  write?: (found: string) => string;
};

/** “did you mean `x`?”, or nothing. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  { find = suggest, instead = word, write = (found) => found }: Likely = {},
): Hint | undefined {
  const found = find(word, candidates);
  if (found === undefined) return undefined;
  const meant = write(found);
  return {
    en: `did you mean \`${meant}\`?`,
    fr: `vouliez-vous écrire \`${meant}\` ?`,
    cure: { instead, write: meant },
  };
}

/** “`a`, `b` or `c`”, shortened when there are many. */
export function listed(words: readonly string[], most = 12): Words {
  // “One of 1 more” would be longer than the one.
  const count = words.length === most + 1 ? words.length : most;
  const shown = words.slice(0, count).map((word) => `\`${word}\``);
  const rest = words.length - shown.length;
  if (rest > 0) {
    const some = shown.join(', ');
    return { en: `${some} or one of ${rest} more`, fr: `${some} ou l’un des ${rest} autres` };
  }
  const last = shown.pop() ?? '';
  if (shown.length === 0) return { en: last, fr: last };
  return { en: `${shown.join(', ')} or ${last}`, fr: `${shown.join(', ')} ou ${last}` };
}

/** Letters in another order are one slip of the fingers. */
function isReordered(one: string, other: string): boolean {
  const sorted = (word: string) => [...word].toSorted().join('');
  return one.length > 2 && one !== other && sorted(one) === sorted(other);
}

function simplify(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}\p{Z}]/gu, '')
    .toLowerCase();
}
