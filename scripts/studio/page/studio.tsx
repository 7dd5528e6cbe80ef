import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Choices, Deed, Direction, Field, Place } from '../api.ts';
import { ask } from './ask.ts';
import { pageAfter } from './frame/page-after.ts';
import { addressOf, type FrameActs, useFrame } from './frame/use-frame.ts';
import { Promises } from './rooms/promises.tsx';
import { rooms } from './rooms/rooms.ts';
import { TextRoom } from './rooms/text-room.tsx';
import { type StudioActs, StudioProvider } from './studio-context.ts';
import { Removals } from './text/removals.tsx';
import { UnsavedTexts } from './text/unsaved-texts.tsx';
import { type OpenField, useField } from './text/use-field.ts';
import { useRemovals } from './text/use-removals.ts';
import { useAnswer } from './use-answer.ts';
import { say, shortName } from './words.ts';

const textRoom = 'panel';

/** The site in its frame, beside the room that is open: the text that was clicked, or another one. */
export function Studio() {
  const [isBrowsing, setBrowsing] = useState(false);
  const [room, setRoom] = useState(textRoom);
  const choose = useRef<(id: number) => void>(undefined);
  const drop = useRef<OpenField['dropPicture']>(undefined);
  const frame = useFrame(
    isBrowsing,
    useCallback((id: number) => choose.current?.(id), []),
    useCallback<OpenField['dropPicture']>((id, picture) => drop.current?.(id, picture), []),
  );
  const field = useField(frame.show);
  const { open: openHere, openToWrite, revision } = field;
  const choices = useAnswer(ask.choices, revision);
  const removals = useRemovals(field, frame.leave);
  useLeaving(choices, frame);

  const open = useCallback(
    (place: Place) => {
      setRoom(textRoom);
      openToWrite(place);
    },
    [openToWrite],
  );
  choose.current = (id) => open({ id });
  drop.current = (id, picture) => {
    setRoom(textRoom);
    field.dropPicture(id, picture);
  };
  const inRoom = useRef<(direction: Direction) => void>(undefined);
  const replayHere = useCallback<StudioActs['replayHere']>((replay) => {
    inRoom.current = replay;
  }, []);
  const { replay: replayText } = field;
  const replay = useCallback(
    (direction: Direction) => (inRoom.current ?? replayText)(direction),
    [replayText],
  );
  useUndoKeys(replay);

  const { go, goOnceMade, inSite, reveal } = frame;
  useReveal(field.opened?.field, field.replayed, reveal);
  useRefresh(frame.texts, field.refresh);
  const acts = useMemo(
    () => ({
      open,
      openHere,
      field,
      removals,
      go,
      goOnceMade,
      inSite,
      choices,
      revision,
      replayHere,
    }),
    [open, openHere, field, removals, go, goOnceMade, inSite, choices, revision, replayHere],
  );
  const { View } = rooms.find(({ name }) => name === room) ?? { View: undefined };
  return (
    <StudioProvider value={acts}>
      <div className="studio">
        <header>
          <a className="skip" href="#studio-panel">
            {say('skipToPanel')}
          </a>
          <h1>{say('title')}</h1>
          <nav aria-label={say('rooms')}>
            {[textRoom, ...rooms.map(({ name }) => name)].map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === room}
                onClick={() => {
                  setRoom(name);
                  field.turnAway();
                }}
              >
                {say(name)}
              </button>
            ))}
          </nav>
          <button type="button" onClick={() => replay('undo')}>
            {say('undo')}
          </button>
          <button type="button" onClick={() => replay('redo')}>
            {say('redo')}
          </button>
          <button
            type="button"
            aria-pressed={isBrowsing}
            title={say('browseHelp')}
            onClick={() => setBrowsing(!isBrowsing)}
          >
            {say('browse')}
          </button>
          <p role="status" data-status={field.status} data-count={field.replayed}>
            {field.status === 'quiet' ? '' : say(field.status, done(field.deed))}
          </p>
        </header>
        <main>
          <div className="site">
            <iframe ref={frame.ref} title={say('site')} src={frame.start} />
            {frame.isLoading && (
              <p role="status" className="loading">
                {say('loading')}
              </p>
            )}
            <div ref={frame.pointer} className="pointer" hidden />
          </div>
          <aside id="studio-panel" tabIndex={-1} aria-label={say('title')}>
            <UnsavedTexts />
            <Removals />
            <Promises />
            {View ? <View /> : <TextRoom texts={frame.texts} />}
          </aside>
        </main>
      </div>
    </StudioProvider>
  );
}

/** What was done, and where, for the words that tell of it. */
function done(deed: Deed | undefined): Record<string, string> {
  return deed ? { deed: say(`deed.${deed.act}`), name: shortName(deed.file) } : {};
}

/** A text that was opened from a list, or is as it was before, is shown on a page that bears it. */
function useReveal(field: Field | undefined, replayed: number, reveal: FrameActs['reveal']): void {
  const place = field && `${field.file} ${field.at.join('/')}`;
  const latest = useRef(field);
  latest.current = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew after each undo, whatever the frame shows by then
  useEffect(() => {
    if (place !== undefined && latest.current?.view) reveal(latest.current.view);
  }, [place, replayed, reveal]);
}

/** What another program writes comes by the frame; one that came while nobody looked, with the focus. */
function useRefresh(texts: FrameActs['texts'], refresh: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with what the frame shows
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [texts, refresh]);
}

/** A page that is shown and goes, or moves to another address, is not stayed on. */
function useLeaving(
  choices: Choices | undefined,
  { inSite, goOnceMade }: Pick<FrameActs, 'inSite' | 'goOnceMade'>,
) {
  const before = useRef(choices);
  useEffect(() => {
    const known = before.current?.links;
    if (!choices || choices.links.length === 0) return;
    before.current = choices;
    if (!known) return;
    inSite(({ location }) => {
      const address = pageAfter(addressOf(location), known, choices.links);
      if (address !== undefined) goOnceMade(address);
    });
  }, [choices, inSite, goOnceMade]);
}

/** The keys of every program, outside of text boxes and editors, which have an undo of their own. */
function useUndoKeys(replay: (direction: Direction) => void): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const isBox = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (isBox || defaultPrevented || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return;
      event.preventDefault();
      replay(shiftKey ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [replay]);
}
