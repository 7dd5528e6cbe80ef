import { isLanguage } from '#schema/languages.ts';
import type { BoxValue, Field } from '../../api.ts';
import { keptList } from '../kept-list.ts';
import type { Opened } from './opened.ts';

/** What was typed and not written yet, with what stood there. */
export type Kept = {
  file: string;
  at: Field['at'];
  values: readonly BoxValue[];
  typed: readonly string[];
};

export type PlaceInFile = Pick<Kept, 'file' | 'at'>;

const { all, store } = keptList<Kept>('studio-typed');

/** Every text that is not written yet, the one that was typed last at the end. */
export const allKept = all;

export function keep({ field, typed }: Opened): void {
  const { file, at, boxes } = field;
  store([...without(field), { file, at, values: boxes.map(({ value }) => value), typed }]);
}

export function recall(place: PlaceInFile): Kept | undefined {
  return allKept().find((kept) => isSameText(kept, place));
}

export function forget(place: PlaceInFile): void {
  store(without(place));
}

/** What was typed for a file that is gone. */
export function forgetFile(file: string): void {
  store(allKept().filter((kept) => kept.file !== file));
}

/** What was typed for a file whose lists have changed belongs to what it was typed for. */
export function followPlaces(file: string, placeOf: (at: Field['at']) => Field['at'] | undefined) {
  store(
    allKept().map((kept) =>
      kept.file === file ? { ...kept, at: placeOf(kept.at) ?? kept.at } : kept,
    ),
  );
}

/** A text is the same whichever of its languages it was opened by. */
export function isSameText(one: PlaceInFile, other: PlaceInFile): boolean {
  return one.file === other.file && textAt(one) === textAt(other);
}

function without(place: PlaceInFile): readonly Kept[] {
  return allKept().filter((kept) => !isSameText(kept, place));
}

function textAt({ at }: PlaceInFile): string {
  return (isLanguage(String(at.at(-1))) ? at.slice(0, -1) : at).join('/');
}
