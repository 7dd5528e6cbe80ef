/**
 * Invisible marks in texts: which place of content/ a text comes from, as a number behind it. Written
 * in variation selectors, which belong to the letter before them: they take no room, add no letter
 * spacing and allow no line break, unlike the zero-width spaces that are usual for this.
 */
const first = 0xe0100;
const digits = 200;
const opening = String.fromCodePoint(first + digits);
const length = 3;
const mark = new RegExp(
  `${opening}([\\u{${first.toString(16)}}-\\u{${(first + digits - 1).toString(16)}}]{${length}})`,
  'gu',
);

/** The mark of a number below eight million. */
export function encodeMark(id: number): string {
  let rest = id;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = String.fromCodePoint(first + (rest % digits)) + text;
    rest = Math.floor(rest / digits);
  }
  return opening + text;
}

/** The numbers of all marks in a text, in their order. */
export function decodeMarks(text: string): number[] {
  return [...text.matchAll(mark)].map(([, number = '']) =>
    [...number].reduce((id, digit) => id * digits + (digit.codePointAt(0) ?? first) - first, 0),
  );
}

/** The text as visitors have it. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}
