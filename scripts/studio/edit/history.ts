import type { Deed, Direction } from '../api.ts';
import { applyPatch, invertPatch, type Patch } from './patch.ts';

/** A change that was written, and what undoes it; a file that came or went is known whole. */
export type Step = { deed: Deed } & ({ patch: Patch } | { before?: string; after?: string });

export type History = {
  done: (step: Step) => void;
  /** The step to take back, or to take again; it moves when its text was written. */
  next: (direction: Direction) => Step | undefined;
  moved: (direction: Direction) => void;
  /** Gives that step up, where its file no longer lets it be taken: it would hold up the others. */
  drop: (direction: Direction) => void;
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
  };
}

/** What a file holds once a step is taken back, or taken again; without a text there is no file. */
export type Replay = { text: string | undefined };

/** Undefined when the file is not what the step left. */
export function replay(
  text: string | undefined,
  step: Step,
  direction: Direction,
): Replay | undefined {
  if ('patch' in step) {
    const patch = direction === 'undo' ? invertPatch(step.patch) : step.patch;
    const after = text === undefined ? undefined : applyPatch(text, patch);
    return after === undefined ? undefined : { text: after };
  }
  const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
  return text === from ? { text: to } : undefined;
}
