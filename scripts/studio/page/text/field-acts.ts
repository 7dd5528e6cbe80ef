import { makeInTurn } from '../../../content/in-turn.ts';
import type { NewWord } from '../../../content/mistakes/messages/message.ts';
import type {
  Deed,
  Direction,
  Field,
  Finding,
  ListChange,
  Place,
  Saved,
  SettingValue,
} from '../../api.ts';
import type { Asked } from '../../requests.ts';
import { type ask, Refused, type sendPicture } from '../ask.ts';
import { listName, settingName } from './asked.ts';
import { type FieldEvent, fieldReducer, initialField, type TypedText } from './field-reducer.ts';
import { type Kept, keptOf, type PlaceInFile } from './kept-texts.ts';
import { type Lineage, makeLineage, type Seen } from './lineage.ts';
import { changesOf, folderOf, isChanged, type Opened } from './opened.ts';
import { isWithin, movedBy, placeAfter } from './place-after.ts';

const saveAfterMs = 1000;
const checkAfterMs = 40;
/** What is only doubted is told when nobody types. */
const doubtAfterMs = 600;

/** A value for a setting, or what becomes of the one that it has by then. */
export type Given =
  | SettingValue
  | undefined
  | ((now: SettingValue | undefined) => SettingValue | undefined);

export type FieldTools = {
  ask: typeof ask;
  sendPicture: typeof sendPicture;
  /** Where what is typed waits for the page to be opened again. */
  memory: { all: () => readonly Kept[]; store: (kept: readonly Kept[]) => void };
  /** Shows texts on the page, by the number of their mark. */
  show: (shown: Record<number, string[]>) => void;
  /** Told of each change of the state. */
  changed: () => void;
};

/** What an editor does with one text: open it, type, have it checked and saved, take it back. */
export function makeField({ ask, sendPicture, memory, show, changed }: FieldTools) {
  let state = initialField(memory.all());
  let openings = 0;
  let opening = new AbortController();
  let checking = new AbortController();
  let doubting = new AbortController();
  /** What opens or writes: each finds what the one before has made. */
  const inTurn = makeInTurn();
  const timers = { check: 0, save: 0, doubt: 0 };
  /** Lists of words, such as sectors, change no place of a setting. */
  const [places, settingPlaces] = [makeLineage(), makeLineage()];

  function dispatch(event: FieldEvent): void {
    const before = state;
    state = fieldReducer(state, event);
    if (state.kept !== before.kept) memory.store(state.kept);
    if (state !== before) changed();
  }

  function refuse({ message }: Refused, asked?: string): void {
    dispatch({
      type: 'refused',
      status: 'refused',
      judged: { findings: [], refusal: message, asked },
    });
  }

  /** Does what an editor asked for; when the studio does not answer, the status says so. */
  function attempt(task: Promise<unknown>, asked?: string): void {
    task.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (error instanceof Refused) refuse(error, asked);
      else dispatch({ type: 'told', status: 'failed' });
    });
  }

  /** Asks what is doubtful in the open text; without an answer nothing is told. */
  async function doubt(): Promise<void> {
    const { opened } = state;
    doubting.abort();
    if (!opened || opened.field.boxes.length === 0) return;
    doubting = new AbortController();
    const { signal } = doubting;
    const { field } = opened;
    const boxes = field.boxes.map(({ at }) => at);
    const doubts = await ask(
      'doubts',
      { file: field.file, changes: changesOf(opened), boxes },
      signal,
    );
    if (!signal.aborted) dispatch({ type: 'doubted', of: field, doubts });
  }

  function planDoubt(afterMs: number): void {
    clearTimeout(timers.doubt);
    doubting.abort();
    timers.doubt = window.setTimeout(() => attempt(doubt()), afterMs);
  }

  function plan(): void {
    clearTimeout(timers.check);
    clearTimeout(timers.save);
    timers.check = window.setTimeout(() => attempt(check()), checkAfterMs);
    timers.save = window.setTimeout(() => attempt(save()), saveAfterMs);
    planDoubt(doubtAfterMs);
  }

  /** What is open now is written, where an editor has not to choose first; or else only doubted. */
  function planForOpened(): void {
    const { opened } = state;
    if (opened && !opened.theirs && isChanged(opened)) plan();
    else planDoubt(0);
  }

  /** No draft of what was typed comes after this. */
  function stopChecking(): void {
    clearTimeout(timers.check);
    checking.abort();
  }

  /** Shows a text on the page as its file has it: the page follows what is new there, and knows no draft. */
  async function showAsWritten({ file, boxes }: Field): Promise<void> {
    const changes = boxes.map(({ at, value }) => ({ at, value }));
    if (changes.length > 0) show((await ask('draft', { file, changes })).shown);
  }

  /** Reads the open text again: it was moved, taken back, or changed elsewhere; or another one in its place. */
  async function reload(
    place: PlaceInFile | undefined = state.opened?.field,
    isToWrite = false,
  ): Promise<void> {
    if (!place) return;
    const { file, at } = place;
    try {
      const field = await ask('field', { file, at });
      stopChecking();
      dispatch({ type: 'reread', field, isToWrite });
      planForOpened();
      if (state.opened && !isChanged(state.opened)) await showAsWritten(field);
    } catch (error) {
      // What was open is gone with its file.
      if (!isMissing(error)) throw error;
      dispatch({ type: 'closed' });
    }
  }

  async function refresh(): Promise<void> {
    const { opened } = state;
    if (!opened || isChanged(opened)) return;
    const { file, at, version } = opened.field;
    const field = await ask('field', { file, at });
    const isAsItWas = state.opened === opened && state.opening === undefined;
    if (isAsItWas && field.version !== version) {
      dispatch({ type: 'reread', field, isToWrite: false });
    }
  }

  async function check(): Promise<void> {
    const { opened } = state;
    const changes = changesOf(opened);
    checking.abort();
    if (!opened) return;
    const { field } = opened;
    if (changes.length === 0) return dispatch({ type: 'checked', of: field, findings: [] });
    checking = new AbortController();
    const { signal } = checking;
    const { findings, shown } = await ask('draft', { file: field.file, changes }, signal);
    if (signal.aborted) return;
    dispatch({ type: 'checked', of: field, findings });
    show(shown);
  }

  async function write(): Promise<void> {
    const { opened } = state;
    if (!opened) return;
    // Nothing is written until an editor has chosen between the two.
    if (opened.theirs) return dispatch({ type: 'told', status: 'conflicting' });
    const changes = changesOf(opened);
    if (changes.length === 0) return dispatch({ type: 'foundUnchanged' });
    dispatch({ type: 'told', status: 'saving' });
    const { field } = opened;
    const answer = await ask('save', { ...versionOf(field), changes });
    if (answer.state === 'invalid') {
      // What was typed since is judged for itself.
      if (state.opened?.typed !== opened.typed) return dispatch({ type: 'told', status: 'typing' });
      const judged = { findings: answer.findings };
      return dispatch({ type: 'refused', status: 'invalid', judged });
    }
    if (answer.state === 'conflict') {
      const theirs = await ask('field', { file: field.file, at: field.at });
      dispatch({ type: 'overtaken', theirs });
      const isAnother = state.opened && !state.opened.theirs && isChanged(state.opened);
      return isAnother ? write() : undefined;
    }
    for (const lineage of [places, settingPlaces]) lineage.follows(field.version, answer.version);
    dispatch({ type: 'written', changes, version: answer.version });
  }

  /** What the server refuses stays as it was typed, and holds up nothing else. */
  async function writeOpen(): Promise<void> {
    clearTimeout(timers.save);
    try {
      await write();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error);
    }
  }

  const save = () => inTurn(writeOpen);

  function tell({ state: answer }: Saved | { state: 'nothing' }): void {
    if (answer === 'saved') dispatch({ type: 'changed' });
    else dispatch({ type: 'told', status: answer === 'conflict' ? 'conflicting' : answer });
  }

  /** What changes a file as a whole answers the same way: what another program changed is read anew, and told. */
  async function afterwards(
    answer: Saved | { state: 'nothing' },
    { asked, made }: { asked?: string | undefined; made?: PlaceInFile | undefined } = {},
  ): Promise<void> {
    if (answer.state === 'invalid') {
      const judged = { findings: answer.findings, asked };
      return dispatch({ type: 'refused', status: 'invalid', judged });
    }
    // What an editor types meanwhile stays before their eyes.
    const isLeft = answer.state === 'saved' && made && state.opened && !isChanged(state.opened);
    if (isLeft) await reload(made, true);
    else if (answer.state !== 'nothing') await reload();
    tell(answer);
  }

  /** The first undo takes back what was typed and not written; then what was written. */
  async function replay(direction: Direction): Promise<void> {
    await writeOpen().catch(() => undefined);
    const { opened } = state;
    if (direction === 'undo' && opened && isChanged(opened)) {
      stopChecking();
      clearTimeout(timers.save);
      dispatch({ type: 'discarded' });
      planDoubt(0);
      return showAsWritten(opened.theirs ?? opened.field);
    }
    if (direction === 'redo' && opened && state.discarded) {
      dispatch({ type: 'restored' });
      return plan();
    }
    const answer = await ask('replay', { direction });
    if (answer.state === 'saved') return lead(answer.deed, direction);
    await afterwards(answer);
    if (answer.state === 'conflict') dispatch({ type: 'told', status: 'passedOver' });
  }

  /** What was taken back, or done again, is shown, where it is not what is open. */
  async function lead(deed: Deed, direction: Direction): Promise<void> {
    const moved = movedBy(deed, direction);
    if (moved) dispatch({ type: 'listChanged', file: deed.file, moved });
    const field = state.opened?.field;
    const at = direction === 'undo' || !moved ? deed.at : placeAfter(deed.at, moved);
    const isOpen = field?.file === deed.file && (!at || isWithin(at, field.at));
    await reload(isOpen || !at ? field : { file: deed.file, at });
    dispatch({ type: 'replayed', deed, direction });
  }

  /** Opens a text; of several that are chosen one after the other, the last. */
  async function openAs(place: Place, isToWrite: boolean): Promise<void> {
    openings += 1;
    const number = openings;
    opening.abort();
    opening = new AbortController();
    const { signal } = opening;
    dispatch({ type: 'asked', opening: number });
    try {
      await inTurn(async () => {
        signal.throwIfAborted();
        await writeOpen();
        const field = await ask('field', place, signal);
        dispatch({ type: 'came', opening: number, field, isToWrite });
        planForOpened();
      });
    } catch (error) {
      const gone = 'at' in place && isMissing(error) && keptOf(state.kept, place);
      dispatch({ type: 'stayedAway', opening: number, ...(gone && { gone }) });
      if (!gone) throw error;
    }
  }

  /**
   * One change of a file that is no text: it waits for the open text to be written. What was asked of
   * lists that are others by now would hit another place: it is told, and not done.
   */
  function act(
    seen: Seen | undefined,
    task: (field: Field) => Promise<Saved>,
    {
      asked,
      made,
      lineage = places,
      isPossible = () => true,
    }: {
      asked?: string;
      /** What comes by it: it is opened to be written. */
      made?: Field['at'] | undefined;
      lineage?: Lineage;
      isPossible?: (now: Opened) => boolean;
    } = {},
  ): Promise<void> {
    dispatch({ type: 'turnedAway' });
    const done = inTurn(async () => {
      await writeOpen();
      const { opened } = state;
      if (!opened || !lineage.isAsSeen(seen, opened.field)) {
        return dispatch({ type: 'told', status: 'overtaken' });
      }
      if (!isPossible(opened)) return dispatch({ type: 'told', status: 'unsavedFirst' });
      const { file } = opened.field;
      await afterwards(await task(opened.field), { asked, made: made && { file, at: made } });
    });
    attempt(done, asked);
    return done;
  }

  /** Gives a setting its value: no list changes by one that is none itself. */
  async function setting(field: Field, at: Field['at'], key: string, given: Given): Promise<Saved> {
    const value = typeof given === 'function' ? given(settingIn(field, at, key)) : given;
    const answer = await ask('setting', { ...versionOf(field), at, key, value });
    if (answer.state === 'saved') {
      settingPlaces.follows(field.version, answer.version);
      if (typeof value !== 'object') places.follows(field.version, answer.version);
    }
    return answer;
  }

  /** A picture is on its way for a while: it goes where it was dropped, or nowhere. */
  async function putPicture(id: number | undefined, picture: File): Promise<void> {
    const field = id === undefined ? undefined : await ask('field', { id });
    const place = field && pictureOf(field);
    if (!place) return dispatch({ type: 'told', status: 'noPicture' });
    const image = await sendPicture(folderOf(place.value), picture);
    // What the text says is what the picture before it showed.
    await openAs({ file: field.file, at: field.at }, true);
    await act(field, (now) => setting(now, place.at, place.key, image));
  }

  function type(index: number, text: string): void {
    dispatch({ type: 'typed', index, text });
    if (state.opening === undefined) plan();
  }

  return {
    state: () => state,
    attempt,
    /** Opens the text that was typed last and never written. */
    start(): void {
      const waiting = state.kept.findLast(({ isGone }) => !isGone);
      if (waiting) attempt(openAs({ file: waiting.file, at: waiting.at }, false));
    },
    /** The page is left: what waits is written at once. */
    quit(): void {
      stopChecking();
      clearTimeout(timers.doubt);
      doubting.abort();
      if (state.opened && isChanged(state.opened)) attempt(save());
    },
    open: (place: Place) => attempt(openAs(place, false)),
    /** Opens a text to write in it: its box has the focus. */
    openToWrite: (place: Place) => attempt(openAs(place, true)),
    arrive: () => dispatch({ type: 'focused' }),
    type,
    leave: () => attempt(save()),
    turnAway: () => dispatch({ type: 'turnedAway' }),
    /** Another program may have changed the file: a text that nobody has changed here follows it. */
    refresh: () => attempt(refresh()),
    /** Says that a setting is typed and not given yet, until it is. */
    awaitSetting(): () => void {
      dispatch({ type: 'settingTyped' });
      return () => dispatch({ type: 'settingGiven' });
    },
    /** What is typed and can't be written keeps its place: no list of its file is changed under it. */
    change: (seen: Field | undefined, wanted: ListChange) =>
      act(
        seen,
        async (field) => {
          const answer = await ask('list', { ...versionOf(field), from: field.at, ...wanted });
          if (answer.state === 'saved') {
            dispatch({ type: 'listChanged', file: field.file, moved: wanted });
          }
          return answer;
        },
        {
          asked: listName(wanted.list),
          made:
            wanted.action === 'add' || wanted.action === 'duplicate'
              ? [...wanted.list, wanted.index + 1]
              : undefined,
          isPossible: ({ field }) =>
            !state.kept.some(({ file, isGone }) => file === field.file && !isGone),
        },
      ),
    set: (seen: Field | undefined, at: Field['at'], key: string, given: Given) =>
      act(seen, (field) => setting(field, at, key, given), {
        asked: settingName(at, key),
        lineage: settingPlaces,
      }),
    readdress: (seen: Field | undefined, address: string) =>
      act(seen, (field) => ask('address', { ...versionOf(field), address }), {
        asked: settingName([], 'address'),
      }),
    addText: (seen: Field | undefined, at: Field['at'], key: string) =>
      act(seen, (field) => ask('setting', { ...versionOf(field), at, key, isText: true }), {
        asked: settingName(at, key),
        made: [...at, key],
      }),
    removeFile: (file: string): Promise<Saved['state']> =>
      inTurn(async () => {
        await writeOpen();
        const answer = await ask('remove', versionOf(await ask('field', { file, at: [] })));
        if (answer.state === 'saved') dispatch({ type: 'fileRemoved', file });
        await afterwards(answer);
        return answer.state;
      }),
    /** Makes a page or an entry, the copy of one if told so. */
    create: (wanted: Asked<'create'>): Promise<Saved> =>
      inTurn(async () => {
        await writeOpen();
        dispatch({ type: 'told', status: 'saving' });
        const answer = await ask('create', wanted);
        tell(answer);
        return answer;
      }),
    /** Gives a page in French only its other languages, or shows them once they are whole. */
    translate: (file: string, isWhole: boolean): Promise<Saved> =>
      inTurn(async () => {
        await writeOpen();
        const answer = await ask('translate', { file, isWhole });
        if (answer.state !== 'invalid') await reload();
        tell(answer);
        return answer;
      }),
    /** Puts a picture in the place of the one that a text of the page describes. */
    dropPicture: (id: number | undefined, picture: File) => attempt(putPicture(id, picture)),
    /** Says of a text of the open file that a doubt of the checker is none. */
    declare: (
      seen: Field | undefined,
      { file, at }: PlaceInFile,
      code: string,
      because: string,
    ): Promise<void> =>
      act(seen?.file === file ? seen : { file }, (now) =>
        ask('sure', { ...versionOf(now), at, code, because }),
      ),
    /** Writes what the checker proposes, in the text that it is said of. */
    cure: ({ file, line, cure }: Finding) =>
      attempt(
        openAs({ file, line }, true).then(() => {
          const index = state.opened?.typed.findIndex(
            (text) => cure && text.includes(cure.instead),
          );
          const text = state.opened?.typed[index ?? -1];
          if (!cure || index === undefined || text === undefined) return;
          type(
            index,
            text.replace(cure.instead, () => cure.write),
          );
        }),
      ),
    /** Makes a word one of those that are right here. */
    learn: ({ word, language }: NewWord) =>
      attempt(
        inTurn(async () => {
          await writeOpen();
          const words = await ask('field', { file: 'content/spelling.yaml', at: [] });
          const known = settingIn(words, [], language);
          const value = [...(Array.isArray(known) ? known : []), word];
          await afterwards(
            await ask('setting', { ...versionOf(words), at: [], key: language, value }),
          );
        }),
      ),
    replay: (direction: Direction) =>
      attempt(inTurn(() => replay(direction)).finally(() => dispatch({ type: 'replayEnded' }))),
    keepMine(): void {
      if (!state.opened?.theirs) return;
      dispatch({ type: 'mineKept' });
      attempt(save());
    },
    takeTheirs(): void {
      dispatch({ type: 'theirsTaken' });
      attempt(inTurn(reload).then(() => dispatch({ type: 'told', status: 'quiet' })));
    },
    /** Discards what was typed for a place that is gone. */
    letGo: (kept: TypedText) => dispatch({ type: 'letGo', kept }),
  };
}

/** What a change of a file is asked of. */
function versionOf({ file, version }: Field): Pick<Field, 'file' | 'version'> {
  return { file, version };
}

function settingIn({ settings }: Field, at: Field['at'], key: string): SettingValue | undefined {
  const group = settings.find((each) => each.at.join('/') === at.join('/'));
  return group?.settings.find((each) => each.key === key)?.value;
}

function isMissing(error: unknown): boolean {
  return error instanceof Refused && error.status === 404;
}

/** The picture that a text belongs to: of its item first. */
function pictureOf({
  settings,
}: Field): { at: Field['at']; key: string; value: string } | undefined {
  const [first] = settings.flatMap(({ at, settings: each }) =>
    each
      .filter(({ kind }) => kind === 'image')
      .map(({ key, value }) => ({ at, key, value: String(value ?? '') })),
  );
  return first;
}
