/**
 * A text's words in lower case, without accents and marks that nobody sees, small words kept; elisions (`l'`,
 * `qu'`) stand apart.
 */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.normalize('NFKC').toLowerCase()).match(word) ?? [];
}

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

const word = /[\p{L}\p{N}]+/gu;
