/** What a field asks for; a number is one to call. */
export type TextKind = 'line' | 'lines' | 'address' | 'number';

/**
 * What a visitor means by what was typed or pasted: without the marks that nobody sees at its ends, and around a number,
 * where contacts and messages leave them. What is left of them is for `judgeText`.
 */
export function normaliseText(text: string, kind: TextKind): string {
  switch (kind) {
    case 'number':
      return text
        .replace(unseen, '')
        .replace(/\p{Zs}/gu, ' ')
        .trim();
    case 'lines':
      return trimmed(text.replace(lineBreak, '\n').replace(aroundDigits, ''));
    default:
      return trimmed(text);
  }
}

/** Why a normalised text cannot stand where such a one is asked for. */
export function judgeText(text: string, kind: TextKind): 'unreadable' | 'malformed' | undefined {
  const refused = kind === 'lines' ? refusedInLines : refusedInLine;
  if (refused.test(text.replace(meant, ''))) return 'unreadable';
  return kind === 'address' && !addressShape.test(text) ? 'malformed' : undefined;
}

/** Text, an at sign, text, a dot, text, with no spaces. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const lineBreak = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** Marks, halves of a character that a field's limit has cut, Braille's blank, and the place of a picture that was left behind. */
const marks = String.raw`\p{Cf}\p{DI}\p{Cs}\u2800\ufffc`;
const unseen = new RegExp(`[${marks}]`, 'gu');
const aroundDigits = /\p{Bidi_C}{1,3}(?=[+(]?\p{Nd})|(?<=[\p{Nd})])\p{Bidi_C}{1,3}/gu;

/** A letter of a script without capitals: those whose letters join, or build clusters, are among them. */
const letter = String.raw`(?!\p{Cased})\p{L}`;

/** Marks that nobody sees and that change what is seen, each in the place where Unicode gives it a meaning. */
const meaning = [
  // A form of the sign before it: of an ideograph, an emoji, a Mongolian letter (UTS 37, UTS 51).
  String.raw`\p{VS}(?<=[\p{L}\p{N}\p{P}\p{S}]\p{VS})`,
  // Emoji that make up one, and the flag of a region (UTS 51).
  String.raw`\u200d(?<=\p{ExtPict}[\p{EMod}\ufe0f]?\u200d)(?=\p{ExtPict})`,
  String.raw`[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}(?<=\u{1f3f4}[\u{e0030}-\u{e007f}]{4,7})`,
  // Joiners between letters, or behind a sign that joins (UAX 31, 2.3); Mongolian and Khmer have a separator too.
  String.raw`[\p{Join_C}\u180e\u200b](?<=${letter}\p{M}*[\p{Join_C}\u180e\u200b])(?=\p{M}*${letter})`,
  String.raw`\u200d(?<=${letter}\p{M}+\u200d)`,
].join('|');
const meant = new RegExp(meaning, 'gu');
const shown = new RegExp(String.raw`${meaning}|[^\s${marks}]+`, 'gu');

const refusedInLine = new RegExp(String.raw`[${marks}\p{Cc}\p{NChar}\p{Zl}\p{Zp}]`, 'u');
/** A text of several lines keeps marks that other programs left in it, but for those that turn about what follows. */
const refusedInLines = /[\u202d\u202e\p{Cs}\p{NChar}]|[^\P{Cc}\t\n]/u;

function trimmed(text: string): string {
  let start: number | undefined;
  let end = 0;
  for (const { 0: part, index } of text.matchAll(shown)) {
    start ??= index;
    end = index + part.length;
  }
  return text.slice(start, end);
}
