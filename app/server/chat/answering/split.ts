/**
 * The questions that one message may hold: its sentences. Whether they are questions of their own is for
 * their answers to tell.
 */
export function partsOf(text: string): string[] {
  const sentences = text
    .split(sentenceEnd)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return sentences.length > 1 ? sentences.slice(0, mostParts) : [];
}

const sentenceEnd = /(?<=[?!.;…])\s+|\n+|\s[-–—]\s/u;
const mostParts = 6;
