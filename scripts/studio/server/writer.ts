import type { Document } from 'yaml';
import { makeInTurn } from '../../content/in-turn.ts';
import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import type { Checked, Workspace } from '../../content/workspace.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type { Change, Deed, Direction, Keepers, Replayed, Saved } from '../api.ts';
import { edited } from '../edit/edited.ts';
import { type FileTexts, filesOf, makeHistory, replay, type Step } from '../edit/history.ts';
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
import type { Asked } from '../requests.ts';
import { findingsOf } from './findings.ts';

/** The values that are changed: what is wrong with one is said of it. */
type Places = readonly Pick<Change, 'at'>[];
type Rewrite = (document: Document) => void;

/** A change of a file, of others that go with it, and what an editor knows it as. */
type Edit = {
  deed: Deed;
  version: string;
  rewrite: Rewrite;
  others?: ReadonlyMap<string, Rewrite>;
};

/** What files held before a change, and hold after it. */
type Written = { deed: Deed; before: FileTexts; after: FileTexts };

type Tried = { standing: Checked; changed: Checked; errors: Diagnostic[] };
type Tools = { root: string; workspace: Workspace; live: LiveSite };

/** Writes content files, one change at a time: what is checked is what is written. */
export function makeWriter({ root, workspace, live }: Tools) {
  const history = makeHistory();
  const inTurn = makeInTurn();

  /** What a change makes of the content, and the errors that it brings: older ones do not stop it. */
  async function tried(after: FileTexts): Promise<Tried> {
    const { check } = await workspace.lastLook();
    const [standing, changed] = [check(), check(after)];
    const known = new Set(standing.diagnostics.map(({ path, message }) => `${path} ${message}`));
    const errors = changed.diagnostics.filter(
      ({ severity, path, message }) => severity === 'error' && !known.has(`${path} ${message}`),
    );
    return { standing, changed, errors };
  }

  /** Writes what files are to hold where that brings no error, and nobody has changed them meanwhile. */
  async function put(
    { deed: { file }, before, after }: Written,
    note: () => void,
    changes: Places = [],
  ): Promise<Saved> {
    const { changed, errors } = await tried(after);
    const text = after.get(file) ?? '';
    if (errors.length > 0)
      return { state: 'invalid', findings: findingsOf(errors, file, text, changes) };
    if (!(await putAll(before, after))) return { state: 'conflict' };
    note();
    workspace.written([...after.keys()]);
    await live.take(changed);
    return { state: 'saved', version: versionOf(text), file };
  }

  const putNew = (written: Written, changes?: Places) =>
    put(written, () => history.done(stepOf(written)), changes);

  async function write(
    { deed, version, rewrite, others = new Map() }: Edit,
    changes: Places = [],
  ): Promise<Saved> {
    const { file } = deed;
    const before = new Map<string, string>();
    const after = new Map<string, string>();
    for (const [name, change] of new Map([[file, rewrite], ...others])) {
      const text = await readContentFile(root, name);
      if (name === file && versionOf(text) !== version) return { state: 'conflict' };
      const next = edited(text, change);
      if (next === text) continue;
      before.set(name, text);
      after.set(name, next);
    }
    if (!after.has(file)) return { state: 'saved', version, file };
    return putNew({ deed, before, after }, changes);
  }

  async function remove({ file, version }: Asked<'remove'>): Promise<Saved> {
    const text = await readContentFile(root, file);
    if (versionOf(text) !== version) return { state: 'conflict' };
    const deed = { act: 'delete', file, at: [] } as const;
    return putNew({ deed, before: new Map([[file, text]]), after: new Map([[file, undefined]]) });
  }

  async function keepers({ file }: Asked<'keepers'>): Promise<Keepers> {
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
    const before = await textsOf(filesOf(step)).catch((error: unknown) => {
      if (error instanceof RefusedPath) history.drop(direction);
      throw error;
    });
    const after = replay(before, step, direction);
    if (!after) {
      history.drop(direction);
      return { state: 'conflict' };
    }
    const answer = await put({ deed, before, after }, () => history.moved(direction));
    return answer.state === 'saved' ? { ...answer, deed } : answer;
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
    /** Changes a file as told, when what comes of it is right. `changes`: the boxes it comes from. */
    write: (edit: Edit, changes?: Places) => inTurn(() => write(edit, changes)),
    create: (file: string, text: string) =>
      inTurn(() => {
        const deed = { act: 'create', file, at: [] } as const;
        return putNew({ deed, before: new Map(), after: new Map([[file, text]]) });
      }),
    remove: (wanted: Asked<'remove'>) => inTurn(() => remove(wanted)),
    /** What would be wrong, and what would be gone, without a file. */
    keepers,
    deeds: async () => history.deeds(),
    replay: ({ direction }: Asked<'replay'>) => inTurn(() => replayStep(direction)),
  };
}

/** What is known of a change to take it back: a file that came or went, whole. */
function stepOf({ deed, before, after }: Written): Step {
  const [was, is] = [before.get(deed.file), after.get(deed.file)];
  if (was === undefined) return { deed, after: is ?? '' };
  if (is === undefined) return { deed, before: was };
  const patches = [...after].map(
    ([name, text]) => [name, patchBetween(before.get(name) ?? '', text ?? '')] as const,
  );
  return { deed, patches: new Map(patches) };
}

/** Where the pages of a site stand; none while there is a mistake. */
function addressesOf({ compiled }: Checked): string[] {
  return compiled?.routes.map(({ address }) => address) ?? [];
}
