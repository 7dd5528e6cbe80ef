/** A text as it is looked for, whatever its case and accents. Each letter is for itself, so that the places stay. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter)
    .join('')
    .replace(/[’']/g, "'")
    .toLowerCase();
}
