import type { Box, BoxValue, Change, Field } from '../../api.ts';

/** The text that is open in the panel: as it is in the file, and as it was typed. */
export type Opened = { field: Field; typed: readonly string[] };

/** A list has a line for each word. Line breaks at the end of a block are the file's, not the text's. */
export function shownValue({ value }: Pick<Box, 'value'>): string {
  return typeof value === 'object' ? value.join('\n') : String(value).replace(/\n+$/, '');
}

/** Whether a file holds the same as when a text of it was opened. */
export function hasValues({ boxes }: Field, values: readonly BoxValue[]): boolean {
  return JSON.stringify(boxes.map(({ value }) => value)) === JSON.stringify(values);
}

export function isChanged({ field, typed }: Opened): boolean {
  return field.boxes.some((box, index) => isOther(box, typed[index]));
}

/** What was typed and stands otherwise in the file; what is no number is no change of one. */
export function changesOf(opened: Opened | undefined): Change[] {
  if (!opened) return [];
  return opened.field.boxes.flatMap((box, index) => {
    const typed = opened.typed[index];
    if (typed === undefined || !isOther(box, typed)) return [];
    const value = typedValue(box, typed);
    return value === undefined ? [] : { at: box.at, value };
  });
}

function isOther(box: Box, typed: string | undefined): boolean {
  if (typed === undefined || typed === shownValue(box)) return false;
  // Empty lines between words are none.
  return typeof box.value !== 'object' || wordsOf(typed).join('\n') !== shownValue(box);
}

/** What a box holds once this is typed; undefined for what is no number and should be one. */
function typedValue({ value }: Box, typed: string): BoxValue | undefined {
  if (typeof value === 'string') return typed;
  if (typeof value === 'object') return wordsOf(typed);
  const number = Number(typed.replace(',', '.').replace(/\s/g, ''));
  return Number.isFinite(number) && typed.trim() !== '' ? number : undefined;
}

function wordsOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The field once these changes are written. */
export function withValues(field: Field, changes: readonly Change[], version: string): Field {
  const boxes = field.boxes.map((box) => {
    const change = changes.find(({ at }) => at.join('/') === box.at.join('/'));
    return change ? { ...box, value: change.value } : box;
  });
  return { ...field, boxes, version };
}

/** The folder of a picture: another one in its place goes there too. */
export function folderOf(picture: string): string {
  return picture.includes('/') ? picture.slice(0, picture.lastIndexOf('/')) : '';
}
