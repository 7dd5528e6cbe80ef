import { useCallback, useEffect, useRef, useState } from 'react';
import type { Played } from '../../rules/rules-api.ts';
import { play } from './ask-rules.ts';

/** What has happened so far of the scenario that is played; a new one takes its place. */
export function usePlay() {
  const [events, setEvents] = useState<readonly Played[]>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const start = useCallback(async (file: string, line: number) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setEvents([]);
    setProblem(undefined);
    try {
      for await (const event of play(file, line, controller.signal)) {
        setEvents((before = []) => [...before, event]);
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { events, problem, start };
}
