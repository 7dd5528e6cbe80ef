/** A part of a message; `asks`: a question or a wish, not the scene of one. */
export interface Part {
  text: string;
  asks: boolean;
}

/** The sentences of a message, and what "and" or "et" joins: whether each is a question is for its answer to tell. */
export function partsOf(text: string): Part[] {
  const parts = text.split(sentenceEnd).flatMap((sentence) => {
    const joined = sentence.replace(join, '').split(joint);
    const asks = joined.length > 1 || sentence.trim().endsWith('?');
    return joined.map((part) => ({ text: part.trim(), asks }));
  });
  const telling = parts.filter((part) => isTelling.test(part.text));
  return telling.length > 1 ? telling.slice(0, mostParts) : [];
}

const sentenceEnd = /(?<=[?!.;…])\s+|\n+|\s[-–—]\s/u;
const join = /^\s*(?:et|and)\s+/iu;
/** What joins two questions, and not two things that are compared. */
const joint =
  /(?<!\bdiff\S*\s(?:entre|between)(?:(?!\s(?:et|and)\s).)*),?\s+(?:et|ainsi que|and|as well as|&)\s+/iu;
/** More than a word that asks: “et de combien” is no question of its own. */
const isTelling = /^(?!(?:(?:de )?combien|pourquoi|comment|why|how)\P{L}*$).*\p{L}{2}/isu;
const mostParts = 6;
