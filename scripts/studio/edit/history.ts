import { applyPatch, invertPatch, type Patch } from './patch.ts';

/** A change that was written, and what undoes it. */
export type Step = { file: string; patch: Patch };

export type History = {
  done: (step: Step) => void;
  /** The step to take back, or to take again; it moves when its text was written. */
  next: (direction: Direction) => Step | undefined;
  moved: (direction: Direction) => void;
};

export type Direction = 'undo' | 'redo';

/** Every change since the start, back to the first. A new change forgets what was undone. */
export function makeHistory(): History {
  const past: Step[] = [];
  const future: Step[] = [];
  return {
    done(step) {
      past.push(step);
      future.length = 0;
    },
    next: (direction) => (direction === 'undo' ? past : future).at(-1),
    moved(direction) {
      const [from, to] = direction === 'undo' ? [past, future] : [future, past];
      const step = from.pop();
      if (step) to.push(step);
    },
  };
}

/** The text before a step, or after it once more; undefined when the text is not what the step left. */
export function replay(text: string, { patch }: Step, direction: Direction): string | undefined {
  return applyPatch(text, direction === 'undo' ? invertPatch(patch) : patch);
}
