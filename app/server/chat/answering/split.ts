/**
 * The questions that one message may hold: its sentences, or what stands on either side of an "and".
 * Whether they are questions of their own is for their answers to tell.
 */
export function partsOf(text: string): string[] {
  const sentences = cut(text, sentenceEnd);
  if (sentences.length > 1) return sentences.slice(0, mostParts);
  const parts = cut(text, conjunction);
  return parts.length > 1 ? parts.slice(0, mostParts) : [];
}

function cut(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
}

const sentenceEnd = /(?<=[?!.;…])\s+|\n+|\s[-–—]\s/u;
const conjunction =
  /\s(?:et|and|puis|then|ainsi que|as well as|mais|but|ou|or|plus|also|aussi)\s|\s*[,+&/;:]\s+|\s[+&]\s/iu;
const mostParts = 6;
