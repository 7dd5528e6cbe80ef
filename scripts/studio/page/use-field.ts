import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box, Change, Field, Finding, ListAction, ListPlace, Saved } from '../api.ts';
import { ask } from './ask.ts';

export type Status = 'quiet' | 'typing' | 'saving' | 'saved' | 'invalid' | 'failed' | 'nothing';

/** The text that is open in the panel: as it is in the file, and as it was typed. */
export type Opened = { id: number; field: Field; typed: readonly string[] };

const saveAfterMs = 1000;
const checkAfterMs = 40;
const kept = 'studio-typed';

/** What an editor does with one text: open it, type, have it checked and saved, take it back. */
export function useField(show: (shown: Record<number, string[]>) => void) {
  const [opened, setOpened] = useState<Opened>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [conflict, setConflict] = useState<Field>();
  const [status, setStatus] = useState<Status>('quiet');
  const latest = useRef<Opened>(undefined);
  const timers = useRef({ check: 0, save: 0 });
  const checking = useRef<AbortController>(undefined);

  const hold = useCallback((next: Opened | undefined) => {
    latest.current = next;
    setOpened(next);
  }, []);

  const open = useCallback(
    async (id: number, typed?: readonly string[]) => {
      const field = await ask.field(id);
      setFindings([]);
      setConflict(undefined);
      hold({ id, field, typed: typed ?? field.boxes.map(shownValue) });
      if (!typed) sessionStorage.removeItem(kept);
    },
    [hold],
  );

  const reopen = useCallback(async () => {
    if (latest.current) await open(latest.current.id);
  }, [open]);

  const save = useCallback(async () => {
    clearTimeout(timers.current.save);
    const now = latest.current;
    const changes = changesOf(now);
    if (!now || changes.length === 0) return;
    setStatus('saving');
    const answer = await ask.save(now.field, changes);
    if (answer.state === 'invalid') setFindings(answer.findings);
    if (answer.state === 'conflict') setConflict(await ask.field(now.id));
    if (answer.state === 'saved') {
      sessionStorage.removeItem(kept);
      hold({ ...(latest.current ?? now), field: withValues(now.field, changes, answer.version) });
    }
    setStatus(answer.state === 'saved' ? 'saved' : 'invalid');
  }, [hold]);

  const check = useCallback(async () => {
    const now = latest.current;
    const changes = changesOf(now);
    checking.current?.abort();
    if (!now || changes.length === 0) return;
    const controller = new AbortController();
    checking.current = controller;
    const draft = await ask.draft(now.field.file, changes, controller.signal);
    if (controller.signal.aborted) return;
    setFindings(draft.findings);
    show(draft.shown);
  }, [show]);

  const attempt = useCallback((task: Promise<unknown>) => {
    task.catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus('failed');
    });
  }, []);

  const type = useCallback(
    (index: number, text: string) => {
      const now = latest.current;
      if (!now) return;
      const next = { ...now, typed: now.typed.with(index, text) };
      hold(next);
      setStatus('typing');
      sessionStorage.setItem(kept, JSON.stringify({ id: next.id, typed: next.typed }));
      clearTimeout(timers.current.check);
      clearTimeout(timers.current.save);
      timers.current.check = window.setTimeout(() => attempt(check()), checkAfterMs);
      timers.current.save = window.setTimeout(() => attempt(save()), saveAfterMs);
    },
    [hold, check, save, attempt],
  );

  /** What changes a file as a whole answers the same way. */
  const afterwards = useCallback(
    async (answer: Saved | { state: 'nothing' }) => {
      if (answer.state === 'invalid') setFindings(answer.findings);
      else if (answer.state !== 'nothing') await reopen();
      const states = {
        saved: 'saved',
        invalid: 'invalid',
        conflict: 'invalid',
        nothing: 'nothing',
      };
      setStatus(states[answer.state] as Status);
    },
    [reopen],
  );

  useEffect(() => {
    const before = sessionStorage.getItem(kept);
    if (!before) return;
    const { id, typed } = JSON.parse(before);
    attempt(open(id, typed));
  }, [open, attempt]);

  return {
    opened,
    findings,
    conflict,
    status,
    open: (id: number) => attempt(save().then(() => open(id))),
    type,
    leave: () => attempt(save()),
    change: (action: ListAction, place: ListPlace, to?: number) => {
      const now = latest.current;
      if (now) attempt(ask.list(now.field, action, place, to).then(afterwards));
    },
    replay: (direction: 'undo' | 'redo') => attempt(ask.replay(direction).then(afterwards)),
    keepMine: () => {
      const now = latest.current;
      if (!now || !conflict) return;
      hold({ ...now, field: conflict });
      setConflict(undefined);
      attempt(save());
    },
    takeTheirs: () => attempt(reopen()),
  };
}

/** Line breaks at the end of a block are the file's, not the text's. */
export function shownValue({ value }: Box): string {
  return String(value).replace(/\n+$/, '');
}

function changesOf(opened: Opened | undefined): Change[] {
  if (!opened) return [];
  return opened.field.boxes.flatMap((box, index) => {
    const typed = opened.typed[index];
    if (typed === undefined || typed === shownValue(box)) return [];
    if (typeof box.value === 'string') return { at: box.at, value: typed };
    const number = Number(typed.replace(',', '.'));
    return Number.isFinite(number) && typed.trim() !== '' ? { at: box.at, value: number } : [];
  });
}

function withValues(field: Field, changes: readonly Change[], version: string): Field {
  const boxes = field.boxes.map((box) => {
    const change = changes.find(({ at }) => at.join('/') === box.at.join('/'));
    return change ? { ...box, value: change.value } : box;
  });
  return { ...field, boxes, version };
}
