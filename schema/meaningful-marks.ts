/** A letter of a script without capitals: those whose letters join, or build clusters, are among them. */
const letter = String.raw`(?!\p{Cased})\p{L}`;

/**
 * The marks that nobody sees and that change what is seen, each in the place where Unicode gives it a meaning: a
 * pattern with the flag `u`.
 */
export const meaningfulMarks = [
  // A form of the sign before it: of an ideograph, an emoji, a Mongolian letter (UTS 37, UTS 51).
  String.raw`\p{VS}(?<=[\p{L}\p{N}\p{P}\p{S}]\p{VS})`,
  // Emoji that make up one, and the flag of a region (UTS 51).
  String.raw`\u200d(?<=\p{ExtPict}[\p{EMod}\ufe0f]?\u200d)(?=\p{ExtPict})`,
  String.raw`[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}(?<=\u{1f3f4}[\u{e0030}-\u{e007f}]{4,7})`,
  // Joiners between letters, or behind a sign that joins (UAX 31, 2.3); Mongolian and Khmer have a separator too.
  String.raw`[\p{Join_C}\u180e\u200b](?<=${letter}\p{M}*[\p{Join_C}\u180e\u200b])(?=\p{M}*${letter})`,
  String.raw`\u200d(?<=${letter}\p{M}+\u200d)`,
].join('|');
