/**
 * - `stage`: one step is shown, the others wait;
 * - `list`: all steps are shown, to be read.
 */
type Layout = 'stage' | 'list';

export type Walk = {
  /** Of each step, whether the agent asks a person there. */
  asks: readonly boolean[];
  index: number;
  isPlaying: boolean;
  layout: Layout;
  /** What the visitor has answered to the question. */
  answer: string;
};

export type WalkEvent =
  | { type: 'played' }
  /** By the visitor, or because the case has left the screen. */
  | { type: 'paused' }
  /** The time of a step is over. */
  | { type: 'step-ended'; index: number }
  /** The visitor has decided in place of the person asked. */
  | { type: 'answered'; answer: string }
  | { type: 'stepped'; by: 1 | -1 }
  | { type: 'chosen'; index: number }
  | { type: 'laid-out'; layout: Layout };

export function initialWalk(asks: readonly boolean[]): Walk {
  return { asks, index: 0, isPlaying: false, layout: 'stage', answer: '' };
}

/** Whether the agent waits for a person: nothing goes on by itself. */
export function isWaiting({ asks, index, layout }: Walk): boolean {
  return layout === 'stage' && asks[index] === true;
}

/** Whether the next step comes by itself. */
export function isAdvancing(walk: Walk): boolean {
  return walk.isPlaying && !isWaiting(walk);
}

export function isAtEnd({ asks, index }: Walk): boolean {
  return index === asks.length - 1;
}

/** spec-2-home-pitch: the platform at work, at the visitor's pace; a person decides where the agent is unsure. */
export function walkReducer(walk: Walk, event: WalkEvent): Walk {
  switch (event.type) {
    case 'played':
      return {
        ...walk,
        layout: 'stage',
        index: isAtEnd(walk) ? 0 : walk.index,
        isPlaying: true,
      };
    case 'paused':
      return { ...walk, isPlaying: false };
    case 'step-ended':
      return isAdvancing(walk) && event.index === walk.index ? advance(walk) : walk;
    case 'answered':
      return isWaiting(walk) ? { ...advance(walk), answer: event.answer } : walk;
    case 'stepped':
      // Whoever walks on from the question goes on as after an answer.
      if (event.by === 1 && isWaiting(walk)) return advance(walk);
      return { ...walk, index: within(walk, walk.index + event.by), isPlaying: false };
    case 'chosen':
      return { ...walk, index: within(walk, event.index), isPlaying: false };
    case 'laid-out':
      return { ...walk, layout: event.layout, isPlaying: false };
  }
}

/** To the next step, at the pace of before; a case that is watched ends on its last one. */
function advance(walk: Walk): Walk {
  const next = { ...walk, index: within(walk, walk.index + 1) };
  return isAtEnd(next) ? { ...next, isPlaying: false } : next;
}

function within({ asks }: Walk, index: number): number {
  return Math.max(0, Math.min(asks.length - 1, index));
}
