import type { Deed, Direction } from '../api.ts';
import { applyPatch, invertPatch, type Patch } from './patch.ts';

/** A change that was written, and what undoes it in each file; a file that came or went is known whole. */
export type Step = { deed: Deed } & (
  | { patches: ReadonlyMap<string, Patch> }
  | { before?: string; after?: string }
);

export type History = {
  done: (step: Step) => void;
  /** The step to take back, or to take again; it moves when its text was written. */
  next: (direction: Direction) => Step | undefined;
  moved: (direction: Direction) => void;
  /** Gives that step up, where its file no longer lets it be taken: it would hold up the others. */
  drop: (direction: Direction) => void;
  /** What was done and not taken back, the last one at the end. */
  deeds: () => Deed[];
};

/** Every change since the start, back to the first. A new change forgets what was undone. */
export function makeHistory(): History {
  const past: Step[] = [];
  const future: Step[] = [];
  const from = (direction: Direction) => (direction === 'undo' ? past : future);
  return {
    done(step) {
      past.push(step);
      future.length = 0;
    },
    next: (direction) => from(direction).at(-1),
    moved(direction) {
      const step = from(direction).pop();
      if (step) from(direction === 'undo' ? 'redo' : 'undo').push(step);
    },
    drop: (direction) => void from(direction).pop(),
    deeds: () => past.map(({ deed }) => deed),
  };
}

/** What files hold, by their path; undefined where there is none. */
export type FileTexts = ReadonlyMap<string, string | undefined>;

/** The files that a step is about. */
export function filesOf(step: Step): string[] {
  return 'patches' in step ? [...step.patches.keys()] : [step.deed.file];
}

/** What its files hold once a step is taken back, or taken again; undefined when they are not what the step left. */
export function replay(texts: FileTexts, step: Step, direction: Direction): FileTexts | undefined {
  const wanted = new Map<string, string | undefined>();
  if (!('patches' in step)) {
    const { file } = step.deed;
    const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
    return texts.get(file) === from ? wanted.set(file, to) : undefined;
  }
  for (const [file, made] of step.patches) {
    const text = texts.get(file);
    const patch = direction === 'undo' ? invertPatch(made) : made;
    const after = text === undefined ? undefined : applyPatch(text, patch);
    if (after === undefined) return undefined;
    wanted.set(file, after);
  }
  return wanted;
}
