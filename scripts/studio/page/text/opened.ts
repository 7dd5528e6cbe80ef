import type { Box, Change, Field } from '../../api.ts';

/** The text that is open in the panel: as it is in the file, and as it was typed. */
export type Opened = { field: Field; typed: readonly string[] };

/** Line breaks at the end of a block are the file's, not the text's. */
export function shownValue({ value }: Pick<Box, 'value'>): string {
  return String(value).replace(/\n+$/, '');
}

export function hasSameValues(one: Field, other: Field): boolean {
  const values = ({ boxes }: Field) => JSON.stringify(boxes.map(({ value }) => value));
  return values(one) === values(other);
}

export function isChanged({ field, typed }: Opened): boolean {
  return field.boxes.some((box, index) => typed[index] !== shownValue(box));
}

/** What was typed and stands otherwise in the file; what is no number is no change of one. */
export function changesOf(opened: Opened | undefined): Change[] {
  if (!opened) return [];
  return opened.field.boxes.flatMap((box, index) => {
    const typed = opened.typed[index];
    if (typed === undefined || typed === shownValue(box)) return [];
    if (typeof box.value === 'string') return { at: box.at, value: typed };
    const number = Number(typed.replace(',', '.').replace(/\s/g, ''));
    return Number.isFinite(number) && typed.trim() !== '' ? { at: box.at, value: number } : [];
  });
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
