import { createContext, useContext } from 'react';
import type { Choices, Direction, Place } from '../api.ts';
import type { OpenField } from './text/use-field.ts';
import type { useRemovals } from './text/use-removals.ts';

/** What every room of the studio can do. */
export type StudioActs = {
  /** Opens a text, or a page's settings, in the panel. */
  open: (place: Place) => void;
  /** Opens a text where it is, in the room that shows it. */
  openHere: (place: Place) => void;
  /** The open text, and what is done with it. */
  field: OpenField;
  /** The files that are to go once nothing needs them. */
  removals: ReturnType<typeof useRemovals>;
  /** Shows an address of the site in the frame. */
  go: (address: string) => void;
  /** Shows a page that is being made, once it is there. */
  goOnceMade: (address: string) => void;
  /** Lets a room act in the frame: open a dialog, say. */
  inSite: (act: (site: Window) => void) => void;
  /** What texts and settings may name; asked for anew after each change. */
  choices: Choices | undefined;
  /** A room whose changes are taken back in it says how; undefined once it is left. */
  replayHere: (replay: ((direction: Direction) => void) | undefined) => void;
  /** Changes with everything that is written. */
  revision: number;
};

const StudioContext = createContext<StudioActs | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

export function useStudio(): StudioActs {
  const acts = useContext(StudioContext);
  if (!acts) throw new Error('a room stands in the studio');
  return acts;
}
