/** A text's words in lower case without accents, small words kept; elisions (`l'`, `qu'`) stand apart. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.normalize('NFKC').toLowerCase()).match(word) ?? [];
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

const word = /[\p{L}\p{N}]+/gu;
