import { useCallback, useEffect, useRef, useState } from 'react';
import type { Played } from '../../rules/rules-api.ts';
import { askToPlay, messageOf } from '../ask.ts';
import { say, studioLanguage } from '../words.ts';

/** What has happened so far of the scenario that is played; a new one takes its place. */
export function usePlay() {
  const [events, setEvents] = useState<readonly Played[]>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const start = useCallback(async (file: string, lines: number[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setEvents([]);
    setProblem(undefined);
    try {
      for await (const event of play(file, lines, controller.signal)) {
        setEvents((before = []) => [...before, event]);
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(messageOf(error));
    }
  }, []);
  /** What was found of another text is no longer shown. */
  const forget = useCallback(() => {
    running.current?.abort();
    setEvents(undefined);
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { events, problem, start, forget };
}

/** Plays the scenarios at these lines and tells what happens as it happens. Throws when it is not played to its end. */
async function* play(file: string, lines: number[], signal: AbortSignal): AsyncGenerator<Played> {
  const { body } = await askToPlay({ file, lines }, signal);
  let last: Played | undefined;
  for await (const event of linesOf(body)) {
    if (event.kind === 'stopped') throw new Error(event.message[studioLanguage]);
    last = event;
    yield event;
  }
  if (last?.kind !== 'ended' && last?.kind !== 'nothing') throw new Error(say('runStopped'));
}

async function* linesOf(body: Response['body']): AsyncGenerator<Played> {
  if (!body) return;
  let left = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (left + next.value).split('\n');
    left = lines.pop() ?? '';
    for (const each of lines) yield JSON.parse(each);
  }
}
