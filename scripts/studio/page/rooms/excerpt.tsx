import { folded } from '../../folded.ts';

const longest = 120;
const before = 40;

/** As much of a text as shows the words that were looked for, each marked. */
export function Excerpt({ text, words }: { text: string; words: string }) {
  const spans = found(text, words);
  const [first] = spans;
  const from = first && first.from > longest - before ? first.from - before : 0;
  const end = Math.min(text.length, from + longest);
  let at = from;
  const parts = spans.flatMap((span) => {
    if (span.from < at || span.to > end) return [];
    const plain = text.slice(at, span.from);
    at = span.to;
    return [plain, <mark key={span.from}>{text.slice(span.from, span.to)}</mark>];
  });
  return (
    <>
      {from > 0 && '…'}
      {parts}
      {text.slice(at, end)}
      {end < text.length && '…'}
    </>
  );
}

/** Where the words stand, in the order of the text, whatever their case and accents. */
function found(text: string, words: string): { from: number; to: number }[] {
  const letters = folded(text);
  // A letter whose accent is one of its own in Unicode would move all that follows.
  if (letters.length !== text.length) return [];
  return folded(words)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const from = letters.indexOf(word);
      return from === -1 ? [] : { from, to: from + word.length };
    })
    .toSorted((a, b) => a.from - b.from);
}
