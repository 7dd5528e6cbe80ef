import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import type { Checked, Workspace } from '../../content/workspace.ts';
import { makeInTurn } from '../../dev/in-turn.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type { Change, Deed, Direction, Keepers, Replayed, Saved } from '../api.ts';
import { makeHistory, replay } from '../edit/history.ts';
import { patchBetween } from '../edit/patch.ts';
import {
  createContentFile,
  findContentFile,
  RefusedPath,
  readContentFile,
  removeContentFile,
  versionOf,
  writeContentFile,
} from '../files/content-files.ts';
import { findingsOf } from './findings.ts';

/** A change of a file, and what an editor knows it as. */
type Edit = { deed: Deed; version: string; make: (text: string) => string };

export type Writer = {
  /** Changes a file as told, when what comes of it is right. `changes`: the boxes it comes from. */
  write: (edit: Edit, changes: readonly Change[]) => Promise<Saved>;
  create: (file: string, text: string) => Promise<Saved>;
  remove: (file: string, version: string) => Promise<Saved>;
  /** What would be wrong, and what would be gone, without a file. */
  keepers: (file: string) => Promise<Keepers>;
  replay: (direction: Direction) => Promise<Replayed>;
};

type Tried = { standing: Checked; changed: Checked; errors: Diagnostic[] };
type Tools = { root: string; workspace: Workspace; live: LiveSite };

/** Writes content files, one change at a time: what is checked is what is written. */
export function makeWriter({ root, workspace, live }: Tools): Writer {
  const history = makeHistory();
  const inTurn = makeInTurn();

  /** What a change makes of the content, and the errors that it brings: older ones do not stop it. */
  async function tried(file: string, after: string | undefined): Promise<Tried> {
    const { check } = await workspace.look();
    const [standing, changed] = [check(), check(new Map([[file, after]]))];
    const known = new Set(standing.diagnostics.map(({ path, message }) => `${path} ${message}`));
    const errors = changed.diagnostics.filter(
      ({ severity, path, message }) => severity === 'error' && !known.has(`${path} ${message}`),
    );
    return { standing, changed, errors };
  }

  async function write({ deed, version, make }: Edit, changes: readonly Change[]): Promise<Saved> {
    const { file } = deed;
    const before = await readContentFile(root, file);
    if (versionOf(before) !== version) return { state: 'conflict' };
    const after = make(before);
    if (after === before) return { state: 'saved', version, file };
    const { changed, errors } = await tried(file, after);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, after, changes) };
    if (!(await writeContentFile(root, file, version, after))) return { state: 'conflict' };
    history.done({ deed, patch: patchBetween(before, after) });
    await live.take(changed);
    return { state: 'saved', version: versionOf(after), file };
  }

  async function create(file: string, text: string): Promise<Saved> {
    const { changed, errors } = await tried(file, text);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, text, []) };
    if (!(await createContentFile(root, file, text))) return { state: 'conflict' };
    history.done({ deed: { act: 'create', file, at: [] }, after: text });
    await live.take(changed);
    return { state: 'saved', version: versionOf(text), file };
  }

  async function remove(file: string, version: string): Promise<Saved> {
    const before = await readContentFile(root, file);
    if (versionOf(before) !== version) return { state: 'conflict' };
    const { changed, errors } = await tried(file, undefined);
    if (errors.length > 0) return { state: 'invalid', findings: findingsOf(errors, file, '', []) };
    if (!(await removeContentFile(root, file, version))) return { state: 'conflict' };
    history.done({ deed: { act: 'delete', file, at: [] }, before });
    await live.take(changed);
    return { state: 'saved', version: '', file };
  }

  async function keepers(file: string): Promise<Keepers> {
    const { standing, changed, errors } = await tried(file, undefined);
    const left = new Set(addressesOf(changed));
    return {
      findings: findingsOf(errors, file, '', []),
      addresses: addressesOf(standing).filter((address) => !left.has(address)),
    };
  }

  async function replayStep(direction: Direction): Promise<Replayed> {
    const step = history.next(direction);
    if (!step) return { state: 'nothing' };
    const { deed } = step;
    const { file } = deed;
    const before = await findContentFile(root, file).catch((error: unknown) => {
      if (error instanceof RefusedPath) history.drop(direction);
      throw error;
    });
    const wanted = replay(before, step, direction);
    if (!wanted) {
      history.drop(direction);
      return { state: 'conflict' };
    }
    const { changed, errors } = await tried(file, wanted.text);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, wanted.text ?? '', []) };
    if (!(await put(file, before, wanted.text))) return { state: 'conflict' };
    history.moved(direction);
    await live.take(changed);
    return { state: 'saved', version: versionOf(wanted.text ?? ''), file, deed };
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
    keepers,
    replay: (direction) => inTurn(() => replayStep(direction)),
  };
}

/** Where the pages of a site stand; none while there is a mistake. */
function addressesOf({ compiled }: Checked): string[] {
  return compiled?.routes.map(({ address }) => address) ?? [];
}
