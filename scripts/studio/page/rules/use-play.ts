import { useCallback, useEffect, useRef, useState } from 'react';
import type { Played } from '../../rules/rules-api.ts';
import { play } from './ask-rules.ts';

/** What has happened so far of the scenario that is played; a new one takes its place. */
export function usePlay() {
  const [events, setEvents] = useState<readonly Played[]>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const start = useCallback(async (file: string, lines: readonly number[]) => {
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
      setProblem(error instanceof Error ? error.message : String(error));
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
