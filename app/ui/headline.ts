/** Short words and the one that they lead to: `à la mise`, `de votre cas`, `of work`. */
const group =
  /(?<![\p{L}\p{N}’-])(?:(?:\p{L}{1,3}|[nv]otre|your) ){1,3}(?:[\p{L}’]{4,}|\p{Lu}{2,})/gu;

/** Longer ones would not leave a phone the room to break its lines. */
const longest = 12;

/**
 * A headline that breaks by sense: no-break spaces keep its lines from ending with an article or a
 * preposition.
 */
export function headline(title: string): string {
  return title.replace(group, (words) =>
    words.length <= longest ? words.replaceAll(' ', '\u00a0') : words,
  );
}
