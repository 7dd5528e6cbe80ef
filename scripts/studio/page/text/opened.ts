import type { Box, BoxValue, Change, Field, ListPlace } from '../../api.ts';
import { longestItemName } from '../../limits.ts';

/** The text that is open in the panel: as it is in the file, and as it was typed. */
export type Opened = {
  field: Field;
  typed: readonly string[];
  /** As the file holds it by now, where another program changed it: an editor chooses between the two. */
  theirs?: Field;
};

/** A list has a line for each word. Line breaks at the end of a block are the file's, not the text's. */
export function shownValue({ value }: Pick<Box, 'value'>): string {
  return typeof value === 'object' ? value.join('\n') : String(value).replace(/\n+$/, '');
}

/** Whether a file holds the same as when a text of it was opened. */
export function hasValues({ boxes }: Field, values: readonly BoxValue[]): boolean {
  return JSON.stringify(boxes.map(({ value }) => value)) === JSON.stringify(values);
}

/** A text as it stood when it was typed, whatever its file holds by now. */
export function asItStood(field: Field, values: readonly BoxValue[]): Field {
  const boxes = field.boxes.map((box, index) => ({ ...box, value: values[index] ?? box.value }));
  return { ...field, boxes };
}

/** What was typed where the file has no place any more is a change too. */
export function isChanged({ field, typed, theirs }: Opened): boolean {
  return theirs !== undefined || typed.some((text, index) => isOther(field.boxes[index], text));
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

function isOther(box: Box | undefined, typed: string): boolean {
  if (!box) return true;
  if (typed === shownValue(box)) return false;
  const value = typedValue(box, typed);
  return value === undefined || shownValue({ value }) !== shownValue(box);
}

/** What a box holds once this is typed; undefined for what is no number and should be one. */
function typedValue({ value }: Box, typed: string): BoxValue | undefined {
  if (typeof value === 'string') return typed.replace(/\n+$/, '');
  if (typeof value === 'object') return wordsOf(typed);
  const number = typed.replace(/\s/g, '');
  const read = Number(number.replace(',', '.'));
  return number !== '' && !isTwoNumbers(number) && Number.isFinite(read) ? read : undefined;
}

/** Why no number can be made of what is typed for one, as the name of what to say of it. */
export function misreadNumber(box: Box, typed: string): 'twoNumbers' | 'noNumber' | undefined {
  if (typed === shownValue(box) || typedValue(box, typed) !== undefined) return undefined;
  return isTwoNumbers(typed.replace(/\s/g, '')) ? 'twoNumbers' : 'noNumber';
}

/** Ten thousand to one reader, and ten to another: `10,000`. */
function isTwoNumbers(number: string): boolean {
  return /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number);
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
  const [before, after] = [field.boxes[0], boxes[0]];
  if (!before || !after) return { ...field, boxes, version };
  const renamed = (place: ListPlace | undefined) => place && withName(place, before, after);
  return { ...field, boxes, version, list: renamed(field.list), section: renamed(field.section) };
}

/** What an item is known by follows its text. */
function withName(place: ListPlace, before: Box, after: Box): ListPlace {
  const name = (box: Box) => shownValue(box).slice(0, longestItemName);
  if (place.names[place.index] !== name(before)) return place;
  return { ...place, names: place.names.with(place.index, name(after)) };
}

/** The folder of a picture: another one in its place goes there too. */
export function folderOf(picture: string): string {
  return picture.includes('/') ? picture.slice(0, picture.lastIndexOf('/')) : '';
}
