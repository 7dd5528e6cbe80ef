import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { Change, Draft, Field, Finding, ListAction, Saved } from '../api.ts';
import { describeField } from '../compile/describe-field.ts';
import { makeListener, pagesWith } from '../compile/shown-texts.ts';
import type { SiteModules } from '../compile/site-modules.ts';
import type { Workspace } from '../compile/workspace.ts';
import { type Direction, makeHistory, replay } from '../edit/history.ts';
import { moveItem, removeItem } from '../edit/members.ts';
import { addItem, copyItem } from '../edit/new-item.ts';
import { patchBetween } from '../edit/patch.ts';
import { setValue } from '../edit/set-value.ts';
import { dataOf } from '../edit/verify.ts';
import type { SourceTable } from '../marks/source-table.ts';
import { readContentFile, versionOf, writeContentFile } from './content-files.ts';

type Tools = { root: string; workspace: Workspace; table: SourceTable; modules: SiteModules };
type Edit = { file: string; version: string; make: (text: string) => string };

type Replayed = Saved & { file?: string };

export type Studio = {
  field: (id: number) => Promise<Field | undefined>;
  draft: (file: string, changes: readonly Change[]) => Promise<Draft>;
  save: (file: string, version: string, changes: readonly Change[]) => Promise<Saved>;
  change: (
    file: string,
    version: string,
    action: ListAction,
    list: DataPath,
    index: number,
    to: number,
  ) => Promise<Saved>;
  replay: (direction: Direction) => Promise<Replayed | undefined>;
};

/** What the studio does with the content: looks up, checks, writes, and takes back. */
export function makeStudio({ root, workspace, table, modules }: Tools): Studio {
  const history = makeHistory();
  let last: Promise<unknown> = Promise.resolve();

  /** One writer at a time: what is checked is what is written. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  }

  async function field(id: number): Promise<Field | undefined> {
    const source = table.find(id);
    if (!source) return undefined;
    const [text, { loaded }, marked] = await Promise.all([
      readContentFile(root, source.file),
      workspace.check(),
      modules.current(),
    ]);
    return describeField(source, text, loaded.files, pagesWith(marked, id));
  }

  async function draft(file: string, changes: readonly Change[]): Promise<Draft> {
    const after = changed(await readContentFile(root, file), changes);
    const ids = changes.flatMap(({ at }) => table.idOf({ file, at }) ?? []);
    const listener = makeListener(table, new Set(ids));
    const { diagnostics } = await workspace.check(new Map([[file, after]]), listener.heard);
    return {
      findings: findingsOf(diagnostics, file, after, changes).filter(
        ({ severity, box }) => severity === 'error' || box !== undefined,
      ),
      shown: listener.shown(),
    };
  }

  async function write({ file, version, make }: Edit, changes: readonly Change[]): Promise<Saved> {
    const before = await readContentFile(root, file);
    const after = make(before);
    if (after === before) return { state: 'saved', version: versionOf(before) };
    if (versionOf(before) !== version) return { state: 'conflict', theirs: before, mine: after };
    const [standing, { diagnostics }] = [
      await workspace.check(),
      await workspace.check(new Map([[file, after]])),
    ];
    const findings = findingsOf(newErrors(standing.diagnostics, diagnostics), file, after, changes);
    if (findings.length > 0) return { state: 'invalid', findings };
    const conflict = await writeContentFile(root, file, version, after);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: after };
    history.done({ file, patch: patchBetween(before, after) });
    await modules.refresh();
    return { state: 'saved', version: versionOf(after) };
  }

  async function replayStep(direction: Direction): Promise<Replayed | undefined> {
    const step = history.next(direction);
    if (!step) return undefined;
    const { file } = step;
    const text = await readContentFile(root, file);
    const after = replay(text, step, direction);
    if (after === undefined) return { state: 'conflict', theirs: text, mine: text, file };
    const conflict = await writeContentFile(root, file, versionOf(text), after);
    if (conflict) return { state: 'conflict', theirs: conflict.theirs, mine: after, file };
    history.moved(direction);
    await modules.refresh();
    return { state: 'saved', version: versionOf(after), file };
  }

  return {
    field,
    draft,
    save: (file, version, changes) =>
      inTurn(() => write({ file, version, make: (text) => changed(text, changes) }, changes)),
    change: (file, version, action, list, index, to) =>
      inTurn(() =>
        write({ file, version, make: (text) => edited(text, action, list, index, to) }, []),
      ),
    replay: (direction) => inTurn(() => replayStep(direction)),
  };
}

function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((result, { at, value }) => {
    const before = valueAt(dataOf(result), at);
    // A literal block ends with a line break that no box shows.
    const end = typeof before === 'string' ? (/\n+$/.exec(before)?.[0] ?? '') : '';
    return setValue(result, at, typeof value === 'string' ? value + end : value);
  }, text);
}

function edited(
  text: string,
  action: ListAction,
  list: DataPath,
  index: number,
  to: number,
): string {
  switch (action) {
    case 'add':
      return addItem(text, list, index);
    case 'duplicate':
      return copyItem(text, list, index);
    case 'move':
      return moveItem(text, list, index, to);
    case 'remove':
      return removeItem(text, list, index);
  }
}

/** The errors that a change brings: what was wrong before does not stop it. */
function newErrors(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(({ path, message }) => `${path} ${message}`));
  return after.filter(
    ({ severity, path, message }) => severity === 'error' && !known.has(`${path} ${message}`),
  );
}

function findingsOf(
  diagnostics: readonly Diagnostic[],
  file: string,
  text: string,
  changes: readonly Change[],
): Finding[] {
  const view = makeView(file, text);
  const places = changes.map(({ at }) => view.locate(at));
  return diagnostics.map(({ severity, path, position, message, hint }) => {
    const box = places.findIndex(
      ({ line, endLine }) => path === file && line <= position.line && position.line <= endLine,
    );
    return {
      severity,
      box: box === -1 ? undefined : box,
      file: path,
      line: position.line,
      message,
      hint,
    };
  });
}
