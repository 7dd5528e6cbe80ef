import type { Code, Params } from '../mistakes/catalogue.ts';

/** Told of what visitors would read as it is written: the mistake, and where in the text. */
export type Refuse = <C extends Code>(code: C, params: Params[C], from: number, to: number) => void;

/** Most texts have none of these signs, and need no closer look. */
const sign = /[*_`<&\][{}\ufffdÃÂâ]|^[^\p{L}\p{N}]*$/u;

/** UTF-8 that was read as Windows 1252: `Ã©` for `é`, `â€™` for `’`. */
const broken =
  /Ã[\u0080-\u00bf\u2018-\u2122\u0152-\u017e]|Â[\u0080-\u00bf]|â€[\u0080-\u2122]?|\ufffd/gu;

type Markup = readonly [find: RegExp, plain: string];

/** Markup that a plain line does not have, and what is left of it. */
const tags: readonly Markup[] = [
  [/<([a-z][a-z0-9]*)(?:\s[^<>]*)?>([^<>]*)<\/\1>/giu, '$2'],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/giu, ''],
];
const markdown: readonly Markup[] = [
  [/!?\[([^\]]*)\]\s?\(([^)]*)\)/gu, '$1'],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,4});/giu, ' '],
  [/\*\*(?=\S)(.+?)\*\*/gu, '$1'],
  [/\*\*/gu, ''],
  [/(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])([^*]+)(?<=[\p{L}\p{N}.!?…])\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}])__?(?=[\p{L}\p{N}])([^_]+)(?<=[\p{L}\p{N}.!?…])__?(?![\p{L}\p{N}])/gu, '$1'],
  [/`+([^`]+)`+/gu, '$1'],
];

/** Refuses what a line of plain text would show as it is written. */
export function refuseInLine(text: string, mayBeSign: boolean, refuse: Refuse): void {
  if (!sign.test(text)) return;
  if (refuseLetters(text, refuse)) return;
  if (!mayBeSign && !/[\p{L}\p{N}{]/u.test(text)) refuse('no-letters', undefined, 0, text.length);
  refuseHalfTokens(text, refuse);
  refuseMarkup(text, [...tags, ...markdown], refuse);
}

/** Refuses what a message of the interface would show: its single braces and its tags are its syntax. */
export function refuseInMessage(text: string, refuse: Refuse): void {
  if (refuseLetters(text, refuse)) return;
  refuseDoubledToken(text, /\$\{[^{}]*\}/u, refuse);
  refuseMarkup(text, markdown, refuse);
}

function refuseMarkup(text: string, markup: readonly Markup[], refuse: Refuse): void {
  for (const [find, plain] of markup) {
    const [first] = text.matchAll(find);
    if (!first) continue;
    const [written] = first;
    // A link, a tag or a star is shown with the words that it goes round.
    const params = { written, plain: written.replace(find, plain).trim() };
    refuse('plain-markup', params, first.index, first.index + written.length);
    return;
  }
}

/** Refuses what a text of several lines, or one for machines, would show as it is written. */
export function refuseInText(text: string, refuse: Refuse): void {
  if (!sign.test(text)) return;
  if (!refuseLetters(text, refuse)) refuseHalfTokens(text, refuse);
}

/** Whether a text was read in a wrong encoding. */
export function hasBrokenLetters(text: string): boolean {
  return text.search(broken) !== -1;
}

function refuseLetters(text: string, refuse: Refuse): boolean {
  const [wrong] = text.matchAll(broken);
  if (!wrong) return false;
  const word = wordAround(text, wrong.index);
  const meant = repaired(word.text);
  const params = { written: word.text, ...(meant !== undefined && { meant }) };
  refuse('broken-letters', params, word.from, word.from + word.text.length);
  return true;
}

const token = /\{[^{}]*\}/gu;

function refuseHalfTokens(text: string, refuse: Refuse): void {
  if (refuseDoubledToken(text, /\$\{[^{}]*\}|\{\{[^{}]*\}\}/u, refuse)) return;
  const rest = text.replace(token, (whole) => ' '.repeat(whole.length));
  const at = rest.search(/[{}]/u);
  if (at === -1) return;
  if (rest[at] === '{') {
    const [written = '{', name = ''] = /^\{\s*([\w.-]*)/u.exec(text.slice(at)) ?? [];
    refuse('half-token', { written, name }, at, at + written.length);
    return;
  }
  const [written = '}', name = ''] = /([\w.-]*)\s*\}$/u.exec(text.slice(0, at + 1)) ?? [];
  refuse('half-token', { written, name }, at + 1 - written.length, at + 1);
}

/** A token with more than its two braces. */
function refuseDoubledToken(text: string, find: RegExp, refuse: Refuse): boolean {
  const doubled = find.exec(text);
  if (!doubled) return false;
  const [written] = doubled;
  const name = written.replace(/[${}]/gu, '');
  refuse('half-token', { written, name }, doubled.index, doubled.index + written.length);
  return true;
}

function wordAround(text: string, index: number): { text: string; from: number } {
  const from = text.slice(0, index).search(/\S*$/u);
  const [word = ''] = /^\S*/u.exec(text.slice(from)) ?? [];
  return { text: word, from };
}

/** The bytes of Windows 1252 that are no characters of Latin 1. */
const windows = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((one, index) => [
    one,
    128 + index,
  ]),
);

/** The word whose UTF-8 bytes were read as Windows 1252. */
function repaired(word: string): string | undefined {
  const bytes = [...word].map((one) => windows.get(one) ?? one.charCodeAt(0));
  if (bytes.some((byte) => byte > 255)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(bytes));
  return text.includes('\ufffd') ? undefined : text;
}
