import { meaningfulMarks } from '#schema/meaningful-marks.ts';

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

const meant = new RegExp(meaningfulMarks, 'gu');
const shown = new RegExp(String.raw`${meaningfulMarks}|[^\s${marks}]+`, 'gu');

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
