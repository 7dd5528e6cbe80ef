import type { BoxValue, Field } from '../../api.ts';
import { languageStep } from '../../language-step.ts';
import { keptList } from '../kept-list.ts';
import type { Opened } from './opened.ts';
import { type Moved, placeAfter } from './place-after.ts';

/** What was typed and not written yet, with what stood there. */
export type Kept = {
  file: string;
  at: Field['at'];
  values: readonly BoxValue[];
  typed: readonly string[];
  /** What it was typed for was taken out: what stands in its place by now is something else. */
  isGone?: true;
};

export type PlaceInFile = Pick<Kept, 'file' | 'at'>;

/** Every text that is not written yet, the one that was typed last at the end. */
export const keptTexts = keptList<Kept>('studio-typed');

export function withKept(all: readonly Kept[], { field, typed }: Opened): readonly Kept[] {
  const { file, at, boxes } = field;
  const kept = { file, at, values: boxes.map(({ value }) => value), typed };
  return [...withoutKept(all, field), kept];
}

export function keptOf(all: readonly Kept[], place: PlaceInFile): Kept | undefined {
  return all.find((kept) => !kept.isGone && isSameText(kept, place));
}

export function withoutKept(all: readonly Kept[], place: PlaceInFile): readonly Kept[] {
  return all.filter((kept) => kept.isGone || !isSameText(kept, place));
}

/** What was typed for a file whose lists have changed belongs to what it was typed for. */
export function followKept(all: readonly Kept[], file: string, moved: Moved): readonly Kept[] {
  return all.map((kept) => {
    if (kept.file !== file || kept.isGone) return kept;
    const at = placeAfter(kept.at, moved);
    return at ? { ...kept, at } : { ...kept, isGone: true };
  });
}

/** A text is the same whichever of its languages it was opened by. */
export function isSameText(one: PlaceInFile, other: PlaceInFile): boolean {
  return one.file === other.file && textAt(one) === textAt(other);
}

function textAt({ at }: PlaceInFile): string {
  const step = languageStep(at);
  return (step === -1 ? at : at.toSpliced(step, 1)).join('/');
}
