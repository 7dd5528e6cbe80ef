import { createContext, useContext } from 'react';
import type { Choices, Direction, Place } from '../api.ts';
import type { FrameActs } from './frame/use-frame.ts';
import type { OpenField } from './text/use-field.ts';
import type { useRemovals } from './text/use-removals.ts';

/** What every room of the studio can do. */
export type StudioActs = {
  /** Opens a text, or a page's settings, in the panel. */
  open: (place: Place) => void;
  /** The open text, and what is done with it. */
  field: OpenField;
  /** The files that are to go once nothing needs them. */
  removals: ReturnType<typeof useRemovals>;
  /** The site beside the room. */
  frame: FrameActs;
  /** What texts and settings may name; asked for anew after each change. */
  choices: Choices | undefined;
  /** A room whose changes are taken back in it says how; undefined once it is left. */
  replayHere: (replay: ((direction: Direction) => void) | undefined) => void;
};

const StudioContext = createContext<StudioActs | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

export function useStudio(): StudioActs {
  const acts = useContext(StudioContext);
  if (!acts) throw new Error('a room stands in the studio');
  return acts;
}
