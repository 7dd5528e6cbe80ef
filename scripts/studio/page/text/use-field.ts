import { useCallback, useEffect, useRef, useState } from 'react';
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
import { ask, Refused } from '../ask.ts';
import { listName, settingName } from './asked.ts';
import {
  allKept,
  followPlaces,
  forget,
  forgetFile,
  isSameText,
  type Kept,
  keep,
  type PlaceInFile,
  recall,
} from './kept-texts.ts';
import { makeLineage, type Seen } from './lineage.ts';
import {
  asItStood,
  changesOf,
  folderOf,
  hasValues,
  isChanged,
  type Opened,
  shownValue,
  withValues,
} from './opened.ts';
import { isWithin, placeAfter, placesAfter } from './place-after.ts';
import { useLeaving } from './use-leaving.ts';

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
type Judged = { findings: readonly Finding[]; refusal?: string; asked?: string | undefined };

const saveAfterMs = 1000;
const checkAfterMs = 40;
/** What is only doubted is told when nobody types. */
const doubtAfterMs = 600;
/** What is still true once another text is open. */
const lasting: ReadonlySet<Status> = new Set(['quiet', 'saved', 'saving']);
const nothing: Judged = { findings: [] };

/** What a key sets going, a moment later. */
type Steps = { check: () => Promise<void>; save: () => Promise<void> };
const noStep = () => Promise.resolve();

export type FieldActs = ReturnType<typeof useField>;

/** What an editor does with one text: open it, type, have it checked and saved, take it back. */
export function useField(show: (shown: Record<number, string[]>) => void) {
  const [opened, setOpened] = useState<Opened>();
  const [judged, setJudged] = useState<Judged>(nothing);
  const [status, setStatus] = useState<Status>('quiet');
  const [revision, setRevision] = useState(0);
  const [replayed, setReplayed] = useState(0);
  const [deed, setDeed] = useState<Deed>();
  const [unset, setUnset] = useState(0);
  const [kept, setKept] = useState<readonly Kept[]>(allKept);
  const [isAwaited, setAwaited] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [gone, setGone] = useState<PlaceInFile>();
  const latest = useRef<Opened>(undefined);
  const opening = useRef<AbortController>(undefined);
  const dropped = useRef<Opened>(undefined);
  const [doubts, setDoubts] = useState<readonly Finding[]>([]);
  const timers = useRef({ check: 0, save: 0, doubt: 0 });
  const checking = useRef<AbortController>(undefined);
  const doubting = useRef<AbortController>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [lineage] = useState(makeLineage);
  const steps = useRef<Steps>({ check: noStep, save: noStep });

  /** What opens or writes, one after the other: each finds what the one before has made. */
  const inTurn = useCallback(<Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const done = last.current.then(task, task);
    last.current = done;
    return done;
  }, []);

  const hold = useCallback((next: Opened | undefined) => {
    latest.current = next;
    setOpened(next);
  }, []);

  const refuse = useCallback(({ message }: Refused, asked?: string) => {
    setJudged({ findings: [], refusal: message, asked });
    setStatus('refused');
  }, []);

  const attempt = useCallback(
    (task: Promise<unknown>, asked?: string) => {
      task.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        if (error instanceof Refused) refuse(error, asked);
        else setStatus('failed');
      });
    },
    [refuse],
  );

  /** Asks what is doubtful in the open text; without an answer nothing is told. */
  const doubt = useCallback(async () => {
    const now = latest.current;
    doubting.current?.abort();
    if (!now || now.field.boxes.length === 0) return setDoubts([]);
    const controller = new AbortController();
    doubting.current = controller;
    const boxes = now.field.boxes.map(({ at }) => at);
    const found = await ask.doubts(now.field.file, changesOf(now), boxes, controller.signal);
    if (!controller.signal.aborted) setDoubts(found);
  }, []);

  const planDoubt = useCallback(
    (afterMs: number) => {
      clearTimeout(timers.current.doubt);
      doubting.current?.abort();
      timers.current.doubt = window.setTimeout(() => attempt(doubt()), afterMs);
    },
    [attempt, doubt],
  );

  const plan = useCallback(() => {
    clearTimeout(timers.current.check);
    clearTimeout(timers.current.save);
    timers.current.check = window.setTimeout(() => attempt(steps.current.check()), checkAfterMs);
    timers.current.save = window.setTimeout(() => attempt(steps.current.save()), saveAfterMs);
    planDoubt(doubtAfterMs);
  }, [attempt, planDoubt]);

  /** Shows a text: as it was typed before, when that was never written. */
  const take = useCallback(
    (field: Field) => {
      const kept = recall(field);
      // The page may have been left before it heard that what was typed is written.
      const before = kept && isChanged({ field, typed: kept.typed }) ? kept : undefined;
      if (kept && !before) {
        forget(field);
        setKept(allKept());
      }
      setJudged(nothing);
      setDoubts([]);
      dropped.current = undefined;
      if (!before) {
        hold({ field, typed: field.boxes.map(shownValue) });
        // What was said of another text is not said of this one.
        setStatus((now) => (lasting.has(now) ? now : 'quiet'));
        return planDoubt(0);
      }
      const { values } = before;
      // A language that came meanwhile is as it is in the file.
      const others = field.boxes.slice(before.typed.length).map(shownValue);
      const typed = [...before.typed, ...others];
      if (hasValues(field, values)) {
        hold({ field, typed });
        return plan();
      }
      hold({ field: asItStood(field, values), typed, theirs: field });
      setStatus('conflicting');
    },
    [hold, plan, planDoubt],
  );

  /** No draft of what was typed comes after this. */
  const stopChecking = useCallback(() => {
    clearTimeout(timers.current.check);
    checking.current?.abort();
  }, []);

  /** Shows a text on the page as its file has it: the page follows what is new there, and knows no draft. */
  const showAsWritten = useCallback(
    async ({ file, boxes }: Field) => {
      const changes = boxes.map(({ at, value }) => ({ at, value }));
      if (changes.length > 0) show((await ask.draft(file, changes)).shown);
    },
    [show],
  );

  /** Reads the open text again: it was moved, taken back, or changed elsewhere. */
  const reload = useCallback(
    async (place: PlaceInFile | undefined = latest.current?.field) => {
      if (!place) return;
      const { file, at } = place;
      try {
        const field = await ask.field({ file, at });
        stopChecking();
        take(field);
        if (latest.current && !isChanged(latest.current)) await showAsWritten(field);
      } catch (error) {
        // What was open is gone with its file.
        if (!(error instanceof Refused && error.status === 404)) throw error;
        hold(undefined);
      }
    },
    [take, hold, stopChecking, showAsWritten],
  );

  const check = useCallback(async () => {
    const now = latest.current;
    const changes = changesOf(now);
    checking.current?.abort();
    if (!now || changes.length === 0) return setJudged(nothing);
    const controller = new AbortController();
    checking.current = controller;
    const { findings, shown } = await ask.draft(now.field.file, changes, controller.signal);
    if (controller.signal.aborted) return;
    // Another text may have been opened meanwhile.
    if (latest.current && isSameText(latest.current.field, now.field)) setJudged({ findings });
    show(shown);
  }, [show]);

  /** What reads as it stands in the file is kept no longer; what was typed since, beside what stands there now. */
  const settle = useCallback((now: Opened) => {
    if (isChanged(now)) keep(now);
    else forget(now.field);
    setKept(allKept());
  }, []);

  /** Another program changed the file: the same text is a conflict, any other one stays as it is. */
  const meet = useCallback(
    async (now: Opened, again: () => Promise<void>) => {
      const theirs = await ask.field({ file: now.field.file, at: now.field.at });
      const typed = latest.current?.typed ?? now.typed;
      const next = { field: theirs, typed };
      const before = now.field.boxes.map(({ value }) => value);
      if (hasValues(theirs, before)) {
        hold(next);
        return again();
      }
      // A page that was left has written it.
      if (!isChanged(next)) {
        hold(next);
        settle(next);
        return setStatus('saved');
      }
      setJudged(nothing);
      hold({ field: now.field, typed, theirs });
      setStatus('conflicting');
    },
    [hold, settle],
  );

  const write = useCallback(async (): Promise<void> => {
    const now = latest.current;
    const changes = changesOf(now);
    if (!now) return;
    // Nothing is written until an editor has chosen between the two.
    if (now.theirs) return setStatus('conflicting');
    if (changes.length === 0) {
      // What is typed for a number and is none is no change of it.
      setStatus((before) => (isChanged(now) ? 'invalid' : before === 'typing' ? 'quiet' : before));
      return settle(now);
    }
    setStatus('saving');
    const answer = await ask.save(now.field, changes);
    if (answer.state === 'conflict') return meet(now, write);
    if (answer.state === 'invalid') {
      setJudged({ findings: answer.findings });
      setStatus('invalid');
      return;
    }
    lineage.follows(now.field.version, answer.version);
    const field = withValues(now.field, changes, answer.version);
    const { typed } = latest.current ?? now;
    hold({ field, typed });
    settle({ field, typed });
    setRevision((before) => before + 1);
    setStatus('saved');
  }, [hold, meet, settle, lineage]);

  /** What the server refuses stays as it was typed, and holds up nothing else. */
  const writeOpen = useCallback(async (): Promise<void> => {
    clearTimeout(timers.current.save);
    try {
      await write();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error);
    }
  }, [write, refuse]);

  const save = useCallback(() => inTurn(writeOpen), [inTurn, writeOpen]);

  steps.current = { check, save };
  useLeaving(() => {
    stopChecking();
    clearTimeout(timers.current.doubt);
    doubting.current?.abort();
    if (latest.current && isChanged(latest.current)) attempt(save());
  });

  const type = useCallback(
    (index: number, text: string) => {
      const now = latest.current;
      if (!now) return;
      const next = { ...now, typed: now.typed.with(index, text) };
      hold(next);
      keep(next);
      setKept(allKept());
      // A key that came after another text was asked for: it is kept for the text in whose box it is.
      if (opening.current) return;
      dropped.current = undefined;
      setStatus('typing');
      plan();
    },
    [hold, plan],
  );

  /** Shows the open text as it stands in the file again, on the page too. */
  const drop = useCallback(
    async (now: Opened) => {
      stopChecking();
      clearTimeout(timers.current.save);
      const field = now.theirs ?? now.field;
      dropped.current = now;
      forget(field);
      setKept(allKept());
      setJudged(nothing);
      hold({ field, typed: field.boxes.map(shownValue) });
      setStatus('dropped');
      planDoubt(0);
      await showAsWritten(field);
    },
    [hold, stopChecking, showAsWritten, planDoubt],
  );

  const tell = useCallback(({ state }: Saved | { state: 'nothing' }) => {
    if (state === 'saved') setRevision((before) => before + 1);
    setStatus(state === 'conflict' ? 'conflicting' : state);
  }, []);

  /** What changes a file as a whole answers the same way: what another program changed is read anew, and told. */
  const afterwards = useCallback(
    async (answer: Saved | { state: 'nothing' }, asked?: string) => {
      if (answer.state === 'invalid') setJudged({ findings: answer.findings, asked });
      else if (answer.state !== 'nothing') await reload();
      tell(answer);
    },
    [reload, tell],
  );

  /** What is open, and what waits, is what it was, wherever it stands now in its file. */
  const follow = useCallback(
    (file: string, placeOf: (at: Field['at']) => Field['at'] | undefined) => {
      followPlaces(file, placeOf);
      setKept(allKept());
      const now = latest.current;
      if (now?.field.file !== file) return;
      const at = placeOf(now.field.at);
      hold(at && { ...now, field: { ...now.field, at } });
    },
    [hold],
  );

  /** The first undo takes back what was typed and not written; then what was written. */
  const replay = useCallback(
    async (direction: Direction) => {
      await writeOpen().catch(() => undefined);
      const now = latest.current;
      if (direction === 'undo' && now && isChanged(now)) return drop(now);
      if (direction === 'redo' && now && dropped.current) {
        const before = dropped.current;
        dropped.current = undefined;
        hold(before);
        keep(before);
        setKept(allKept());
        return plan();
      }
      const answer = await ask.replay(direction);
      if (answer.state !== 'saved') {
        await afterwards(answer);
        if (answer.state === 'conflict') setStatus('passedOver');
        return;
      }
      const { deed } = answer;
      const placeOf = placesAfter(deed, direction);
      follow(deed.file, placeOf);
      // What was changed is shown, where it is not what is open.
      const open = latest.current?.field;
      const at = direction === 'undo' ? deed.at : placeOf(deed.at);
      const isOpen = open?.file === deed.file && (!at || isWithin(at, open.at));
      await reload(isOpen || !at ? open : { file: deed.file, at });
      setDeed(deed);
      setRevision((before) => before + 1);
      setStatus(direction === 'undo' ? 'undone' : 'redone');
    },
    [writeOpen, drop, hold, plan, afterwards, follow, reload],
  );

  /** Opens a text; of several that are chosen one after the other, the last. */
  const openAs = useCallback(
    async (place: Place, isToWrite: boolean) => {
      opening.current?.abort();
      const controller = new AbortController();
      opening.current = controller;
      setOpening(true);
      setGone(undefined);
      try {
        await inTurn(async () => {
          controller.signal.throwIfAborted();
          await writeOpen();
          take(await ask.field(place, controller.signal));
          setAwaited(isToWrite);
        });
      } catch (error) {
        const isGone = error instanceof Refused && error.status === 404;
        if (!isGone || !('at' in place && recall(place))) throw error;
        setGone(place);
      } finally {
        if (opening.current === controller) {
          opening.current = undefined;
          setOpening(false);
        }
      }
    },
    [inTurn, writeOpen, take],
  );

  useEffect(() => {
    const waiting = allKept().at(-1);
    if (waiting) attempt(openAs({ file: waiting.file, at: waiting.at }, false));
  }, [openAs, attempt]);

  /**
   * One change of a file that is no text: it waits for the open text to be written. What was asked of
   * lists that are others by now would hit another place: it is told, and not done.
   */
  const act = useCallback(
    (
      seen: Seen | undefined,
      task: (field: Field) => Promise<Saved>,
      {
        asked,
        isPossible = () => true,
      }: { asked?: string; isPossible?: (now: Opened) => boolean } = {},
    ): Promise<void> => {
      const done = inTurn(async () => {
        await writeOpen();
        const now = latest.current;
        if (!now || !lineage.isAsSeen(seen, now.field)) return setStatus('overtaken');
        if (!isPossible(now)) return setStatus('unsavedFirst');
        await afterwards(await task(now.field), asked);
      });
      attempt(done, asked);
      return done;
    },
    [inTurn, writeOpen, afterwards, attempt, lineage],
  );

  /** Gives a setting its value: no list changes by one that is none itself. */
  const setting = useCallback(
    async (field: Field, at: Field['at'], key: string, value: SettingValue | undefined) => {
      const answer = await ask.setting(field, { at, key, value });
      if (answer.state === 'saved' && typeof value !== 'object') {
        lineage.follows(field.version, answer.version);
      }
      return answer;
    },
    [lineage],
  );

  /** A picture is on its way for a while: it goes where it was dropped, or nowhere. */
  async function putPicture(id: number | undefined, picture: File): Promise<void> {
    const field = id === undefined ? undefined : await ask.field({ id });
    const place = field && pictureOf(field);
    if (!place) return setStatus('noPicture');
    const image = await ask.picture(folderOf(place.value), picture);
    // What the text says is what the picture before it showed.
    await openAs({ file: field.file, at: field.at }, true);
    await act(field, (now) => setting(now, place.at, place.key, image));
  }

  return {
    opened,
    /** Another text is on its way: what is typed now is not meant for this one. */
    isOpening,
    ...judged,
    /** What the file holds by now, where another program changed the same text. */
    conflict: opened?.theirs,
    doubts,
    status: unset > 0 && lasting.has(status) ? 'typing' : status,
    /** Says that a setting is typed and not given yet, until it is. */
    awaitSetting: useCallback(() => {
      setUnset((before) => before + 1);
      return () => setUnset((before) => before - 1);
    }, []),
    revision,
    replayed,
    /** What was taken back, or done again, last. */
    deed,
    /** What was typed and is not written yet, in texts that are not open. */
    waiting: kept.filter((each) => !opened || !isSameText(each, opened.field)),
    open: useCallback((place: Place) => attempt(openAs(place, false)), [openAs, attempt]),
    /** Opens a text to write in it: its box has the focus. */
    openToWrite: useCallback((place: Place) => attempt(openAs(place, true)), [openAs, attempt]),
    /** The waiting text that was to be opened last, where the project no longer has its place. */
    gone,
    /** Discards what was typed for such a place. */
    letGo: (place: PlaceInFile) => {
      forget(place);
      setKept(allKept());
    },
    isAwaited,
    arrive: useCallback(() => setAwaited(false), []),
    type,
    leave: useCallback(() => attempt(save()), [save, attempt]),
    /** What is typed and can't be written keeps its place: no list of its file is changed under it. */
    change: (wanted: ListChange) =>
      act(
        opened?.field,
        async (field) => {
          const answer = await ask.list(field, wanted);
          if (answer.state === 'saved') follow(field.file, (at) => placeAfter(at, wanted));
          return answer;
        },
        {
          asked: listName(wanted.list),
          isPossible: (now) => !allKept().some(({ file }) => file === now.field.file),
        },
      ),
    set: (at: Field['at'], key: string, value: SettingValue | undefined) =>
      act(opened?.field, (field) => setting(field, at, key, value), {
        asked: settingName(at, key),
      }),
    addText: (at: Field['at'], key: string) =>
      act(
        opened?.field,
        async (field) => {
          const answer = await ask.setting(field, { at, key, isText: true });
          if (answer.state === 'saved') take(await firstText(field.file, [...at, key]));
          return answer;
        },
        { asked: settingName(at, key) },
      ),
    removeFile: useCallback(
      (file: string): Promise<Saved['state']> =>
        inTurn(async () => {
          await writeOpen();
          const answer = await ask.remove(await ask.field({ file, at: [] }));
          if (answer.state === 'saved') {
            forgetFile(file);
            setKept(allKept());
            if (latest.current?.field.file === file) hold(undefined);
          }
          await afterwards(answer);
          return answer.state;
        }),
      [inTurn, writeOpen, hold, afterwards],
    ),
    /** Does what an editor asked for; when the studio does not answer, its status says so. */
    attempt,
    /** Makes a page or an entry, the copy of one if told so. */
    create: (kind: string, name: { fr: string; en: string }, from?: string): Promise<Saved> =>
      inTurn(async () => {
        await writeOpen();
        setStatus('saving');
        const answer = await ask.create(kind, name, from);
        tell(answer);
        return answer;
      }),
    /** Gives a page in French only its other languages, or shows them once they are whole. */
    translate: (file: string, isWhole: boolean): Promise<Saved> =>
      inTurn(async () => {
        await writeOpen();
        const answer = await ask.translate(file, isWhole);
        if (answer.state !== 'invalid') await reload();
        tell(answer);
        return answer;
      }),
    /** Puts a picture in the place of the one that a text of the page describes. */
    dropPicture: (id: number | undefined, picture: File) => attempt(putPicture(id, picture)),
    /** Says of a text of the open file that a doubt of the checker is none. */
    declare: ({ file, at }: { file: string; at: Field['at'] }, code: string, because: string) =>
      act(opened?.field.file === file ? opened.field : { file }, (field) =>
        ask.sure(field, at, code, because),
      ),
    replay: useCallback(
      (direction: Direction) =>
        attempt(inTurn(() => replay(direction)).finally(() => setReplayed((before) => before + 1))),
      [inTurn, replay, attempt],
    ),
    keepMine: () => {
      const now = latest.current;
      if (!now?.theirs) return;
      const typed = now.typed.slice(0, now.theirs.boxes.length);
      const next = { field: now.theirs, typed };
      hold(next);
      keep(next);
      setJudged(nothing);
      attempt(save());
    },
    takeTheirs: () => {
      const now = latest.current;
      if (now) forget(now.field);
      setKept(allKept());
      attempt(inTurn(reload).then(() => setStatus('quiet')));
    },
  };
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

/** A text that is in both languages is opened by its French one. */
async function firstText(file: string, at: Field['at']): Promise<Field> {
  const both = await ask.field({ file, at: [...at, 'fr'] });
  return both.boxes.length > 0 ? both : ask.field({ file, at });
}
