import { useEffect, useReducer, useRef, useState } from 'react';
import type { Field } from '../../api.ts';
import { ask, sendPicture } from '../ask.ts';
import { makeField } from './field-acts.ts';
import { statusOf, waitingIn } from './field-reducer.ts';
import { keptTexts } from './kept-texts.ts';

/** The open text, and what an editor does with it. */
export type OpenField = ReturnType<typeof useField>;

/** What is asked of an act beside what was seen. */
type Asked<Act> = Act extends (seen: Field | undefined, ...wanted: infer Wanted) => unknown
  ? Wanted
  : never;

export function useField(show: (shown: Record<number, string[]>) => void) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const [{ state, ...acts }] = useState(() =>
    makeField({ ask, sendPicture, memory: keptTexts, show, changed }),
  );
  const { start, quit } = acts;
  useEffect(() => {
    start();
    // A last chance to write what waits.
    window.addEventListener('pagehide', quit);
    return () => {
      window.removeEventListener('pagehide', quit);
      quit();
    };
  }, [start, quit]);
  const now = state();
  /** What an editor has before their eyes: what they ask for is asked of that, however late it comes. */
  const seen = now.opened?.field;
  const isOpening = now.opening !== undefined;
  /** What is asked anew after each save waits until the text is there that an editor waits for. */
  const revision = useRef(now.revision);
  if (!isOpening) revision.current = now.revision;
  return {
    ...acts,
    change: (...wanted: Asked<typeof acts.change>) => acts.change(seen, ...wanted),
    set: (...wanted: Asked<typeof acts.set>) => acts.set(seen, ...wanted),
    readdress: (...wanted: Asked<typeof acts.readdress>) => acts.readdress(seen, ...wanted),
    addText: (...wanted: Asked<typeof acts.addText>) => acts.addText(seen, ...wanted),
    declare: (...wanted: Asked<typeof acts.declare>) => acts.declare(seen, ...wanted),
    ...now,
    ...now.judged,
    revision: revision.current,
    status: statusOf(now),
    /** Another text is on its way: what is typed now is not meant for this one. */
    isOpening,
    waiting: waitingIn(now),
  };
}
