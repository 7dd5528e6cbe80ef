import { useEffect, useRef, useState } from 'react';
import type { Choices, Deed, Direction, Field, Place } from '../api.ts';
import { ask } from './ask.ts';
import { FoldedFindings } from './finding-list.tsx';
import { pageAfter } from './frame/page-after.ts';
import { type FrameActs, useFrame } from './frame/use-frame.ts';
import { rooms } from './rooms/rooms.ts';
import { TextRoom } from './rooms/text-room.tsx';
import { type StudioActs, StudioProvider } from './studio-context.ts';
import { Removals } from './text/removals.tsx';
import { UnsavedTexts } from './text/unsaved-texts.tsx';
import { useField } from './text/use-field.ts';
import { useRemovals } from './text/use-removals.ts';
import { useAnswer } from './use-answer.ts';
import { say, shortName } from './words.ts';

const textRoom = 'panel';

/** The site in its frame, beside the room that is open: the text that was clicked, or another one. */
export function Studio() {
  const [isBrowsing, setBrowsing] = useState(false);
  const [room, setRoom] = useState(textRoom);
  const frame = useFrame({
    isBrowsing,
    choose: (id) => open({ id }),
    drop: (id, picture) => {
      setRoom(textRoom);
      field.dropPicture(id, picture);
    },
  });
  const field = useField(frame.show);
  const { revision } = field;
  const { found: choices } = useAnswer(() => ask('choices'), [revision]);
  /** What is no longer as the rules of the site promise it: told before a test run does. */
  const { found: promises = [] } = useAnswer(() => ask('promises'), [revision]);
  const removals = useRemovals(field, frame.leave);
  useMovedPage(choices, frame);
  useReveal(field.opened?.field, field.replayed, frame.reveal);
  useRefresh(frame.texts, field.refresh);

  function open(place: Place): void {
    setRoom(textRoom);
    field.openToWrite(place);
  }
  const inRoom = useRef<(direction: Direction) => void>(undefined);
  const [replayHere] = useState((): StudioActs['replayHere'] => (replay) => {
    inRoom.current = replay;
  });
  const replay = (direction: Direction) => (inRoom.current ?? field.replay)(direction);
  useUndoKeys(replay);

  const { View } = rooms.find(({ name }) => name === room) ?? { View: undefined };
  return (
    <StudioProvider value={{ open, field, removals, frame, choices, replayHere }}>
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
            <FoldedFindings name="promises" findings={promises} />
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
function useMovedPage(
  choices: Choices | undefined,
  { address, goOnceMade }: Pick<FrameActs, 'address' | 'goOnceMade'>,
) {
  const before = useRef(choices);
  useEffect(() => {
    const known = before.current?.links;
    if (!choices || choices.links.length === 0) return;
    before.current = choices;
    const next = known && pageAfter(address(), known, choices.links);
    if (next !== undefined) goOnceMade(next);
  }, [choices, address, goOnceMade]);
}

/** The keys of every program, outside of text boxes and editors, which have an undo of their own. */
function useUndoKeys(replay: (direction: Direction) => void): void {
  const latest = useRef(replay);
  latest.current = replay;
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const isBox = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (isBox || defaultPrevented || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return;
      event.preventDefault();
      latest.current(shiftKey ? 'redo' : 'undo');
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
