import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import type { Change, Saved } from '../api.ts';
import type { SiteModules } from '../compile/site-modules.ts';
import type { Workspace } from '../compile/workspace.ts';
import { type Direction, makeHistory, replay } from '../edit/history.ts';
import { patchBetween } from '../edit/patch.ts';
import {
  createContentFile,
  findContentFile,
  readContentFile,
  removeContentFile,
  versionOf,
  writeContentFile,
} from './content-files.ts';
import { findingsOf } from './findings.ts';

type Edit = { file: string; version: string; make: (text: string) => string };

export type Writer = {
  /** Changes a file as told, when what comes of it is right. `changes`: the boxes it comes from. */
  write: (edit: Edit, changes: readonly Change[]) => Promise<Saved>;
  create: (file: string, text: string) => Promise<Saved>;
  remove: (file: string, version: string) => Promise<Saved>;
  replay: (direction: Direction) => Promise<Saved | undefined>;
};

type Tools = { root: string; workspace: Workspace; modules: SiteModules };

/** Writes content files, one change at a time: what is checked is what is written. */
export function makeWriter({ root, workspace, modules }: Tools): Writer {
  const history = makeHistory();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  }

  /** The errors that a change brings: what was wrong before does not stop it. */
  async function newErrors(file: string, after: string | undefined): Promise<Diagnostic[]> {
    const standing = await workspace.check();
    const changed = await workspace.check(new Map([[file, after]]));
    const known = new Set(standing.diagnostics.map(({ path, message }) => `${path} ${message}`));
    return changed.diagnostics.filter(
      ({ severity, path, message }) => severity === 'error' && !known.has(`${path} ${message}`),
    );
  }

  async function write({ file, version, make }: Edit, changes: readonly Change[]): Promise<Saved> {
    const before = await readContentFile(root, file);
    const after = make(before);
    if (after === before) return { state: 'saved', version: versionOf(before), file };
    if (versionOf(before) !== version) return { state: 'conflict', theirs: before, mine: after };
    const errors = await newErrors(file, after);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, after, changes) };
    const conflict = await writeContentFile(root, file, version, after);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: after };
    history.done({ file, patch: patchBetween(before, after) });
    await modules.refresh();
    return { state: 'saved', version: versionOf(after), file, at: changes[0]?.at ?? [] };
  }

  async function create(file: string, text: string): Promise<Saved> {
    const errors = await newErrors(file, text);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, text, []) };
    const conflict = await createContentFile(root, file, text);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: text };
    history.done({ file, after: text });
    await modules.refresh();
    return { state: 'saved', version: versionOf(text), file, at: [] };
  }

  async function remove(file: string, version: string): Promise<Saved> {
    const before = await readContentFile(root, file);
    if (versionOf(before) !== version) return { state: 'conflict', theirs: before, mine: '' };
    const errors = await newErrors(file, undefined);
    if (errors.length > 0) return { state: 'invalid', findings: findingsOf(errors, file, '', []) };
    const conflict = await removeContentFile(root, file, version);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: '' };
    history.done({ file, before });
    await modules.refresh();
    return { state: 'saved', version: '', file, at: [] };
  }

  async function replayStep(direction: Direction): Promise<Saved | undefined> {
    const step = history.next(direction);
    if (!step) return undefined;
    const { file } = step;
    const before = await findContentFile(root, file);
    const wanted = replay(before, step, direction);
    if (!wanted) return { state: 'conflict', theirs: before ?? '', mine: before ?? '' };
    const conflict = await put(file, before, wanted.text);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: wanted.text ?? '' };
    history.moved(direction);
    await modules.refresh();
    return { state: 'saved', version: versionOf(wanted.text ?? ''), file };
  }

  function put(file: string, before: string | undefined, after: string | undefined) {
    if (before === undefined) return createContentFile(root, file, after ?? '');
    if (after === undefined) return removeContentFile(root, file, versionOf(before));
    return writeContentFile(root, file, versionOf(before), after);
  }

  return {
    write: (edit, changes) => inTurn(() => write(edit, changes)),
    create: (file, text) => inTurn(() => create(file, text)),
    remove: (file, version) => inTurn(() => remove(file, version)),
    replay: (direction) => inTurn(() => replayStep(direction)),
  };
}
