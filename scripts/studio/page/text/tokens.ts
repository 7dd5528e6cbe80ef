import type { KeyboardEvent } from 'react';
import { tokenShape } from '../../marks/token-shape.ts';

type Part = { key: string; text: string; isToken: boolean };

/** A text in its pieces: names in braces, and what stands between them. */
export function partsOf(text: string, known: readonly { written: string }[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  function add(to: number, isToken: boolean) {
    if (to > at) parts.push({ key: `${at}`, text: text.slice(at, to), isToken });
    at = to;
  }
  for (const { index, 0: written } of text.matchAll(tokenShape)) {
    if (!known.some((each) => each.written === written)) continue;
    add(index, false);
    add(index + written.length, true);
  }
  add(text.length, false);
  return parts;
}

/** A text as visitors read it: each name is what it stands for. */
export function shownText(
  text: string,
  known: readonly { written: string; value: string }[],
): string {
  return known.reduce((shown, { written, value }) => shown.replaceAll(written, value), text);
}

/** The whole tokens that a selection touches: a token is within it or out of it, never cut. */
export function wholeTokens(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end];
  for (const { index, 0: written } of text.matchAll(tokenShape)) {
    const last = index + written.length;
    if (start === end) {
      // The caret goes to the nearer end.
      if (index < start && start < last) from = to = start - index < last - start ? index : last;
    } else if (index < end && start < last) {
      from = Math.min(from, index);
      to = Math.max(to, last);
    }
  }
  return [from, to];
}

/** Keeps the caret out of tokens, and selections to whole ones. */
export function holdTokens(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = area;
  const [start, end] = wholeTokens(value, selectionStart, selectionEnd);
  if (start === selectionStart && end === selectionEnd) return;
  area.setSelectionRange(start, end, selectionDirection);
}

/** Before a key takes a letter of a token away, or steps into it: the whole token is meant. */
export function selectToken(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { value, selectionStart: caret, selectionEnd } = area;
  if (caret !== selectionEnd) return;
  // With another key an arrow goes to a word or a line, or a page back.
  const isAlone = !(altKey || ctrlKey || metaKey || shiftKey);
  for (const { index, 0: written } of value.matchAll(tokenShape)) {
    const last = index + written.length;
    const isBefore = caret === index;
    const isBehind = caret === last;
    if ((key === 'Backspace' && isBehind) || (key === 'Delete' && isBefore)) {
      area.setSelectionRange(index, last);
    } else if (isAlone && key === 'ArrowLeft' && isBehind) {
      event.preventDefault();
      area.setSelectionRange(index, index);
    } else if (isAlone && key === 'ArrowRight' && isBefore) {
      event.preventDefault();
      area.setSelectionRange(last, last);
    }
  }
}
