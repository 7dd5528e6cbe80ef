/** The candidate that was probably meant, if one is close enough. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const known = simplify(candidate);
    if (Math.abs(known.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, known);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** “did you mean `x`?”, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = suggest(word, candidates);
  return found === undefined ? undefined : `did you mean \`${found}\`?`;
}

/** “`a`, `b` or `c`”, shortened when there are many. */
export function listed(words: readonly string[], most = 12): string {
  const shown = words.slice(0, most).map((word) => `\`${word}\``);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} or one of ${rest} more`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} or ${last}` : last;
}

function simplify(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}\p{Z}]/gu, '')
    .toLowerCase();
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        at(previous, j) + 1,
        at(current, j - 1) + 1,
        at(previous, j - 1) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
