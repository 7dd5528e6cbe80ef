import type { Change, Deed, Direction, Field, Finding } from '../../api.ts';
import {
  followKept,
  isSameText,
  type Kept,
  keptOf,
  type PlaceInFile,
  withKept,
  withoutKept,
} from './kept-texts.ts';
import { asItStood, hasValues, isChanged, type Opened, shownValue, withValues } from './opened.ts';
import { type Moved, placeAfter } from './place-after.ts';

export type Status =
  | 'quiet'
  | 'typing'
  | 'saving'
  | 'saved'
  | 'invalid'
  | 'conflicting'
  | 'failed'
  | 'refused'
  | 'nothing'
  | 'dropped'
  | 'noPicture'
  | 'unsavedFirst'
  | 'overtaken'
  | 'passedOver'
  | 'undone'
  | 'redone';

/** What is wrong with the text, or with what was `asked` of a list or a setting. */
type Judged = {
  findings: readonly Finding[];
  refusal?: string;
  asked?: string | undefined;
};

export type FieldState = {
  /** The text in the panel, by what it is: it stays that one wherever its file moves it. */
  opened?: Opened | undefined;
  /** What was typed and is not written yet, in every text. */
  kept: readonly Kept[];
  judged: Judged;
  doubts: readonly Finding[];
  status: Status;
  /** The text that was asked for last, by its number, until it is there. */
  opening?: number | undefined;
  /** Its box is to have the focus. */
  isAwaited: boolean;
  /** The waiting text that was to be opened last, where the project no longer has its place. */
  gone?: PlaceInFile | undefined;
  /** What an undo took back before it was written: a redo gives it again. */
  discarded?: Opened | undefined;
  /** What was taken back, or done again, last. */
  deed?: Deed | undefined;
  /** Changes with everything that is written. */
  revision: number;
  replayed: number;
  /** Settings that are typed and not given yet. */
  unset: number;
};

/** What was typed for a place. */
export type TypedText = Pick<Kept, 'file' | 'at' | 'typed'>;

export type FieldEvent =
  | { type: 'asked'; opening: number }
  | { type: 'came'; opening: number; field: Field; isToWrite: boolean }
  | { type: 'stayedAway'; opening: number; gone?: PlaceInFile | undefined }
  | { type: 'focused' }
  | { type: 'typed'; index: number; text: string }
  | { type: 'checked'; of: PlaceInFile; findings: readonly Finding[] }
  | { type: 'doubted'; of: PlaceInFile; doubts: readonly Finding[] }
  | { type: 'foundUnchanged' }
  | { type: 'written'; changes: readonly Change[]; version: string }
  /** Another program has changed the file: what it holds at the open text by now. */
  | { type: 'overtaken'; theirs: Field }
  | { type: 'refused'; status: 'invalid' | 'refused'; judged: Judged }
  | { type: 'told'; status: Status }
  /** An editor turns to something else. */
  | { type: 'turnedAway' }
  /** The file was changed as a whole. */
  | { type: 'changed' }
  | { type: 'reread'; field: Field; isToWrite: boolean }
  | { type: 'closed' }
  | { type: 'discarded' }
  | { type: 'restored' }
  | { type: 'listChanged'; file: string; moved: Moved }
  | { type: 'fileRemoved'; file: string }
  | { type: 'replayed'; deed: Deed; direction: Direction }
  | { type: 'replayEnded' }
  | { type: 'mineKept' }
  | { type: 'theirsTaken' }
  | { type: 'letGo'; kept: TypedText }
  | { type: 'settingTyped' }
  | { type: 'settingGiven' };

/** What is still true once another text is open. */
const lasting: ReadonlySet<Status> = new Set(['quiet', 'saved', 'saving']);
/** What is said of one act, and of nothing after it. */
const momentary: ReadonlySet<Status> = new Set([
  ...(['nothing', 'dropped', 'noPicture', 'unsavedFirst', 'overtaken', 'passedOver'] as const),
  ...(['undone', 'redone'] as const),
]);
const unjudged: Judged = { findings: [] };

export function initialField(kept: readonly Kept[]): FieldState {
  return {
    kept,
    judged: unjudged,
    doubts: [],
    status: 'quiet',
    isAwaited: false,
    revision: 0,
    replayed: 0,
    unset: 0,
  };
}

/** The open text of the studio. What was typed leaves it only by being written, or at an editor's word. */
export function fieldReducer(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'asked':
      return { ...state, opening: event.opening, gone: undefined };
    case 'came':
      if (event.opening !== state.opening) return state;
      return { ...shown(state, event.field), opening: undefined, isAwaited: event.isToWrite };
    case 'stayedAway':
      if (event.opening !== state.opening) return state;
      return { ...state, opening: undefined, gone: event.gone };
    case 'focused':
      return { ...state, isAwaited: false };
    case 'typed':
      return state.opened ? typed(state, state.opened, event) : state;
    case 'checked':
      return isOpen(state, event.of) ? { ...state, judged: { findings: event.findings } } : state;
    case 'doubted':
      return isOpen(state, event.of) ? { ...state, doubts: event.doubts } : state;
    case 'foundUnchanged':
      return state.opened ? foundUnchanged(state, state.opened) : state;
    case 'written':
      return state.opened ? written(state, state.opened, event) : state;
    case 'overtaken':
      return state.opened ? overtaken(state, state.opened, event.theirs) : state;
    case 'refused':
      return { ...state, judged: event.judged, status: event.status };
    case 'told':
      return { ...state, status: event.status };
    case 'turnedAway':
      return turnedAway(state);
    case 'changed':
      return { ...state, revision: state.revision + 1, status: 'saved' };
    case 'reread':
      return { ...shown(state, event.field), isAwaited: event.isToWrite || state.isAwaited };
    case 'closed':
      return { ...state, opened: undefined };
    case 'discarded':
      return state.opened ? discarded(state, state.opened) : state;
    case 'restored':
      return state.discarded ? restored(state, state.discarded) : state;
    case 'listChanged':
      return listChanged(state, event);
    case 'fileRemoved':
      return fileRemoved(state, event.file);
    case 'replayed': {
      const status = event.direction === 'undo' ? 'undone' : 'redone';
      return { ...state, deed: event.deed, revision: state.revision + 1, status };
    }
    case 'replayEnded':
      return { ...state, replayed: state.replayed + 1 };
    case 'mineKept':
      return state.opened?.theirs ? mineKept(state, state.opened, state.opened.theirs) : state;
    case 'theirsTaken':
      return state.opened ? { ...state, kept: withoutKept(state.kept, state.opened.field) } : state;
    case 'letGo':
      return { ...state, kept: state.kept.filter((kept) => !isThat(kept, event.kept)) };
    case 'settingTyped':
      return { ...state, unset: state.unset + 1 };
    case 'settingGiven':
      return { ...state, unset: state.unset - 1 };
  }
}

/** "Saved" is said only while nothing is typed that is not given. */
export function statusOf({ status, unset }: FieldState): Status {
  return unset > 0 && lasting.has(status) ? 'typing' : status;
}

/** What is not written yet, in texts that are not open. */
export function waitingIn({ kept, opened }: FieldState): readonly Kept[] {
  return kept.filter((each) => each.isGone || !opened || !isSameText(each, opened.field));
}

/** What was refused of a setting or a list is asked no longer. */
function turnedAway(state: FieldState): FieldState {
  if (state.judged.asked !== undefined) return { ...state, judged: unjudged, status: 'quiet' };
  return momentary.has(state.status) ? { ...state, status: 'quiet' } : state;
}

function isOpen({ opened }: FieldState, place: PlaceInFile): boolean {
  return opened !== undefined && isSameText(opened.field, place);
}

/** Two texts that are gone may have had the same place, one after the other. */
function isThat(one: TypedText, other: TypedText): boolean {
  return isSameText(one, other) && one.typed.join('\n') === other.typed.join('\n');
}

/** A text as it was typed before, when that was never written. */
function shown(state: FieldState, field: Field): FieldState {
  const { discarded: _, ...rest } = state;
  const next = { ...rest, judged: unjudged, doubts: [] };
  const kept = keptOf(state.kept, field);
  // The page may have been left before it heard that what was typed is written.
  if (!kept || !isChanged({ field, typed: kept.typed })) {
    return {
      ...next,
      opened: { field, typed: field.boxes.map(shownValue) },
      kept: kept ? withoutKept(state.kept, field) : state.kept,
      // What was said of another text is not said of this one.
      status: lasting.has(state.status) ? state.status : 'quiet',
    };
  }
  const { values } = kept;
  // A language that came meanwhile is as it is in the file.
  const others = field.boxes.slice(kept.typed.length).map(shownValue);
  const words = [...kept.typed, ...others];
  if (hasValues(field, values)) {
    return { ...next, opened: { field, typed: words }, status: 'typing' };
  }
  const opened = { field: asItStood(field, values), typed: words, theirs: field };
  return { ...next, opened, status: 'conflicting' };
}

function typed(
  state: FieldState,
  opened: Opened,
  { index, text }: { index: number; text: string },
): FieldState {
  const next = { ...opened, typed: opened.typed.with(index, text) };
  const taken = { ...state, opened: next, kept: withKept(state.kept, next) };
  // A key that came after another text was asked for: it is kept for the text in whose box it is.
  return state.opening === undefined ? { ...taken, discarded: undefined, status: 'typing' } : taken;
}

/** What reads as it stands in the file is kept no longer; what was typed since, beside what stands there now. */
function settled(kept: readonly Kept[], opened: Opened): readonly Kept[] {
  return isChanged(opened) ? withKept(kept, opened) : withoutKept(kept, opened.field);
}

function foundUnchanged(state: FieldState, opened: Opened): FieldState {
  const quiet = state.status === 'typing' ? 'quiet' : state.status;
  // What is typed for a number and is none is no change of it.
  const status = isChanged(opened) ? 'invalid' : quiet;
  return { ...state, kept: settled(state.kept, opened), status };
}

function written(
  state: FieldState,
  opened: Opened,
  { changes, version }: { changes: readonly Change[]; version: string },
): FieldState {
  const next = { field: withValues(opened.field, changes, version), typed: opened.typed };
  return {
    ...state,
    opened: next,
    kept: settled(state.kept, next),
    revision: state.revision + 1,
    status: isChanged(next) ? 'typing' : 'saved',
  };
}

/** The same text is a conflict, any other one of the file stays as it is. */
function overtaken(state: FieldState, opened: Opened, theirs: Field): FieldState {
  const next = { field: theirs, typed: opened.typed };
  const before = opened.field.boxes.map(({ value }) => value);
  if (hasValues(theirs, before)) return { ...state, opened: next };
  // A page that was left has written it.
  if (!isChanged(next)) {
    return { ...state, opened: next, kept: settled(state.kept, next), status: 'saved' };
  }
  return {
    ...state,
    opened: { field: opened.field, typed: opened.typed, theirs },
    judged: unjudged,
    status: 'conflicting',
  };
}

/** The open text as it stands in the file. */
function discarded(state: FieldState, opened: Opened): FieldState {
  const field = opened.theirs ?? opened.field;
  return {
    ...state,
    opened: { field, typed: field.boxes.map(shownValue) },
    kept: withoutKept(state.kept, field),
    discarded: opened,
    judged: unjudged,
    status: 'dropped',
  };
}

function restored(state: FieldState, opened: Opened): FieldState {
  const kept = withKept(state.kept, opened);
  return { ...state, opened, kept, discarded: undefined, status: 'typing' };
}

/** What is open, and what waits, is what it was, wherever it stands now in its file. */
function listChanged(
  state: FieldState,
  { file, moved }: { file: string; moved: Moved },
): FieldState {
  const { opened } = state;
  const kept = followKept(state.kept, file, moved);
  if (opened?.field.file !== file) return { ...state, kept };
  const at = placeAfter(opened.field.at, moved);
  return { ...state, kept, opened: at && { ...opened, field: { ...opened.field, at } } };
}

function fileRemoved(state: FieldState, file: string): FieldState {
  return {
    ...state,
    kept: state.kept.filter((kept) => kept.file !== file),
    opened: state.opened?.field.file === file ? undefined : state.opened,
  };
}

/** A language that the file no longer has takes nothing: what was typed in it stays to be copied. */
function mineKept(state: FieldState, { field, typed }: Opened, theirs: Field): FieldState {
  const count = theirs.boxes.length;
  const next = { field: theirs, typed: typed.slice(0, count) };
  const [lost, { file, at }] = [typed.slice(count), field];
  const kept = lost.some(Boolean)
    ? [...state.kept, { file, at, values: [], typed: lost, isGone: true as const }]
    : state.kept;
  return { ...state, opened: next, kept: withKept(kept, next), judged: unjudged };
}
