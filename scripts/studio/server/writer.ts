import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import type { Checked, Workspace } from '../../content/workspace.ts';
import { makeInTurn } from '../../dev/in-turn.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type { Change, Deed, Direction, Keepers, Replayed, Saved } from '../api.ts';
import { type FileTexts, filesOf, makeHistory, replay } from '../edit/history.ts';
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

type Make = (text: string) => string;

/** A change of a file, of others that go with it, and what an editor knows it as. */
type Edit = { deed: Deed; version: string; make: Make; others?: ReadonlyMap<string, Make> };

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
  async function tried(after: FileTexts): Promise<Tried> {
    const { check } = await workspace.look();
    const [standing, changed] = [check(), check(after)];
    const known = new Set(standing.diagnostics.map(({ path, message }) => `${path} ${message}`));
    const errors = changed.diagnostics.filter(
      ({ severity, path, message }) => severity === 'error' && !known.has(`${path} ${message}`),
    );
    return { standing, changed, errors };
  }

  async function write(
    { deed, version, make, others = new Map() }: Edit,
    changes: readonly Change[],
  ): Promise<Saved> {
    const { file } = deed;
    const before = new Map<string, string>();
    const after = new Map<string, string>();
    for (const [name, change] of new Map([[file, make], ...others])) {
      const text = await readContentFile(root, name);
      if (name === file && versionOf(text) !== version) return { state: 'conflict' };
      const next = change(text);
      if (next === text) continue;
      before.set(name, text);
      after.set(name, next);
    }
    const own = after.get(file);
    if (after.size === 0 || own === undefined) return { state: 'saved', version, file };
    const { changed, errors } = await tried(after);
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, own, changes) };
    if (!(await putAll(before, after))) return { state: 'conflict' };
    const patches = [...after].map(
      ([name, text]) => [name, patchBetween(before.get(name) ?? '', text)] as const,
    );
    history.done({ deed, patches: new Map(patches) });
    await live.take(changed);
    return { state: 'saved', version: versionOf(own), file };
  }

  async function create(file: string, text: string): Promise<Saved> {
    const { changed, errors } = await tried(new Map([[file, text]]));
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
    const { changed, errors } = await tried(new Map([[file, undefined]]));
    if (errors.length > 0) return { state: 'invalid', findings: findingsOf(errors, file, '', []) };
    if (!(await removeContentFile(root, file, version))) return { state: 'conflict' };
    history.done({ deed: { act: 'delete', file, at: [] }, before });
    await live.take(changed);
    return { state: 'saved', version: '', file };
  }

  async function keepers(file: string): Promise<Keepers> {
    const { standing, changed, errors } = await tried(new Map([[file, undefined]]));
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
    const before = await textsOf(filesOf(step)).catch((error: unknown) => {
      if (error instanceof RefusedPath) history.drop(direction);
      throw error;
    });
    const wanted = replay(before, step, direction);
    if (!wanted) {
      history.drop(direction);
      return { state: 'conflict' };
    }
    const { changed, errors } = await tried(wanted);
    const text = wanted.get(file) ?? '';
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, text, []) };
    if (!(await putAll(before, wanted))) return { state: 'conflict' };
    history.moved(direction);
    await live.take(changed);
    return { state: 'saved', version: versionOf(text), file, deed };
  }

  async function textsOf(files: readonly string[]): Promise<FileTexts> {
    const texts = new Map<string, string | undefined>();
    for (const file of files) texts.set(file, await findContentFile(root, file));
    return texts;
  }

  /** All of them or none: what another program has changed meanwhile takes back those before it. */
  async function putAll(before: FileTexts, after: FileTexts): Promise<boolean> {
    const put: string[] = [];
    for (const [file, text] of after) {
      if (!(await putOne(file, before.get(file), text))) {
        for (const each of put) await putOne(each, after.get(each), before.get(each));
        return false;
      }
      put.push(file);
    }
    return true;
  }

  function putOne(file: string, before: string | undefined, after: string | undefined) {
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
