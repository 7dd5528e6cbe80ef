import { statSync } from 'node:fs';
import path from 'node:path';
import { type UsedMessage, usedMessages } from '../../content/check/messages.ts';
import { compileMessages } from '../../content/emit/messages.ts';
import { emitModules } from '../../content/emit/modules.ts';
import type { Output } from '../../content/emit/output.ts';
import { type Loaded, loadText } from '../../content/load.ts';
import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import { type Candidate, candidateAt, listContent } from '../../content/read/list-files.ts';
import { makeTextReader } from '../../content/read/read-text.ts';
import type { LoadResult } from '../../content/read/source-file.ts';
import { type Annotate, asItIs, type TextSource } from '../../content/resolve/annotate.ts';
import { type Assets, loadAssets } from '../../content/resolve/assets.ts';
import { type CompiledSite, compileProject } from '../../content/resolve/compile.ts';
import { resolveAndCheck } from '../../content/resolve-and-check.ts';

/** Told of a text as it is compiled, and where it comes from. */
type Heard = (text: string, source: TextSource) => void;

/** Texts that are not in the files yet, by their path from the root; undefined where a file goes. */
type Overlay = ReadonlyMap<string, string | undefined>;

export type Workspace = {
  /**
   * Everything wrong with the content as it is on disk, or as it would be with other texts. `heard` is
   * told each text as visitors would read it.
   */
  check: (overlay?: Overlay, heard?: Heard) => Promise<Checked>;
  /** The modules of app/generated, each text annotated. Undefined where there is a mistake. */
  modules: (annotate: Annotate) => Promise<Output | undefined>;
  /** What texts may name: pictures and icons. */
  assets: () => Promise<Assets>;
  /** Pictures or code have changed: they are read again. */
  forget: () => void;
};

type Checked = {
  diagnostics: Diagnostic[];
  compiled: CompiledSite | undefined;
  loaded: LoadResult;
};

type Known = { text: string; loaded: Loaded };
type Surrounding = [Assets, UsedMessage[] | undefined];
type KnownCheck = { surrounding: Surrounding; checked: Checked };
type OnDisk = { stamp: string; text: string | Diagnostic };

/** What stands, what is to be written, and what stood before: each is asked for more than once. */
const mostVersions = 4;

/** Compiles a project's content again and again: only files whose text differs are read anew. */
export function makeWorkspace(root: string): Workspace {
  const known = new Map<string, readonly Known[]>();
  let checks: readonly KnownCheck[] = [];
  const onDisk = new Map<string, OnDisk>();
  const readText = makeTextReader(root);
  let surroundings: Promise<Surrounding> | undefined;

  async function load(overlay: Overlay): Promise<LoadResult> {
    const { candidates, diagnostics } = await listContent(root);
    const loaded = withOverlay(candidates, overlay).map((candidate): Loaded => {
      const text = overlay.get(candidate.path) ?? textOnDisk(candidate.path);
      return typeof text === 'string' ? read(candidate, text) : { diagnostics: [text] };
    });
    return {
      files: loaded.flatMap(({ file }) => file ?? []),
      invalid: loaded.flatMap(({ invalid }) => invalid ?? []),
      diagnostics: [...diagnostics, ...loaded.flatMap((each) => each.diagnostics)],
    };
  }

  /** The file's text, read again when its size, its times or the file itself is another. */
  function textOnDisk(file: string): string | Diagnostic {
    const stats = statSync(path.join(root, file), { bigint: true, throwIfNoEntry: false });
    const stamp = stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}` : '';
    const before = onDisk.get(file);
    if (before?.stamp === stamp) return before.text;
    const text = readText(file);
    onDisk.set(file, { stamp, text });
    return text;
  }

  function read(candidate: Candidate, text: string): Loaded {
    const before = known.get(candidate.path) ?? [];
    const same = before.find((each) => each.text === text);
    if (same) return same.loaded;
    const loaded = loadText(candidate, text);
    const whole = loaded.file ? loaded : { ...loaded, invalid: { path: candidate.path, text } };
    known.set(candidate.path, [{ text, loaded: whole }, ...before].slice(0, mostVersions));
    return whole;
  }

  function around(): Promise<Surrounding> {
    surroundings ??= Promise.all([loadAssets(root), usedMessages(root)]);
    return surroundings;
  }

  async function check(overlay: Overlay = new Map(), heard?: Heard): Promise<Checked> {
    const [loaded, surrounding] = await Promise.all([load(overlay), around()]);
    const before = checks.find((each) => each.surrounding === surrounding && isSame(each, loaded));
    if (before && !heard) return before.checked;
    const [assets, used] = surrounding;
    const annotate: Annotate = (text, source) => {
      heard?.(text, source);
      return text;
    };
    const { compiled, diagnostics } = resolveAndCheck(loaded, assets, used, annotate);
    if (compiled && heard) compileMessages(compiled, annotate);
    const checked = { compiled, diagnostics: [...loaded.diagnostics, ...diagnostics], loaded };
    checks = [{ surrounding, checked }, ...checks].slice(0, mostVersions);
    return checked;
  }

  async function modules(annotate: Annotate): Promise<Output | undefined> {
    const { compiled, diagnostics } = await check();
    if (!compiled || diagnostics.some(({ severity }) => severity === 'error')) return undefined;
    if (annotate === asItIs) return emitModules(compiled, compileMessages(compiled));
    const [assets] = await around();
    const annotated = compileProject(compiled.project, assets, () => undefined, annotate);
    const output = emitModules(annotated, compileMessages(annotated, annotate));
    // Made of texts for the assistant's search, which reads them as they are: the one on disk will do.
    output.delete('assistant.server.ts');
    return output;
  }

  return {
    check,
    modules,
    assets: async () => (await around())[0],
    forget: () => {
      surroundings = undefined;
    },
  };
}

/** Whether a check was of these very files: what was read once is the same object. */
function isSame({ checked: { loaded } }: KnownCheck, now: LoadResult): boolean {
  const { files, invalid } = now;
  const told = ({ diagnostics }: LoadResult) =>
    diagnostics.map(({ path: file, message }) => `${file} ${message}`).join('\n');
  return (
    told(loaded) === told(now) &&
    loaded.files.length === files.length &&
    loaded.invalid.length === invalid.length &&
    loaded.files.every((file, index) => file === files[index]) &&
    loaded.invalid.every((file, index) => file === invalid[index])
  );
}

/** The files that there would be: those on disk and new ones, without those that go. */
function withOverlay(candidates: readonly Candidate[], overlay: Overlay): Candidate[] {
  if (overlay.size === 0) return [...candidates];
  const paths = new Set(candidates.map(({ path: file }) => file));
  const stay = candidates.filter(
    ({ path: file }) => !overlay.has(file) || overlay.get(file) !== undefined,
  );
  const come = [...overlay].flatMap(([file, text]) =>
    text === undefined || paths.has(file) ? [] : (candidateAt(file) ?? []),
  );
  return [...stay, ...come].sort((a, b) => (a.path < b.path ? -1 : 1));
}
