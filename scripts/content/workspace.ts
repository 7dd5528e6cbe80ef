import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type UsedMessage, usedMessages } from './check/messages.ts';
import { compileMessages } from './emit/messages.ts';
import { makeInTurn, makeShared } from './in-turn.ts';
import { type Loaded, loadText, unread } from './load.ts';
import type { Diagnostic } from './mistakes/catalogue.ts';
import { type Candidate, candidateAt, listContent } from './read/list-files.ts';
import { makeTextReader } from './read/read-text.ts';
import type { LoadResult, SourceFile } from './read/source-file.ts';
import { type Annotate, asItIs, type TextSource } from './resolve/annotate.ts';
import { type Assets, loadAssets } from './resolve/assets.ts';
import { type CompiledSite, compileProject } from './resolve/compile.ts';
import type { Memory } from './resolve/remember.ts';
import { everything } from './resolve/showing.ts';
import { resolveAndCheck } from './resolve-and-check.ts';

/** Told of a text as it is compiled, and where it comes from. */
type Heard = (text: string, source: TextSource) => void;

/** Texts that are not in the files yet, by their path from the root; undefined where a file goes. */
type Overlay = ReadonlyMap<string, string | undefined>;

/** The content as it is on disk at one moment: looked through once, asked more than once. */
type Look = {
  /**
   * Everything wrong with the content, or with what it would be with other texts. `heard` is told each
   * text of those files as visitors would read it.
   */
  check: (overlay?: Overlay, heard?: Heard) => Checked;
};

export type Workspace = {
  /** As it was looked at last, or written since: enough beside a text that is read or written by itself. */
  lastLook: () => Promise<Look>;
  /** These files were written, came or went: what was looked at last is to know of it. */
  written: (files: readonly string[]) => void;
  /** Everything wrong with the content as it is on disk. */
  check: () => Promise<Checked>;
  /** The site with each text annotated. Undefined where there is a mistake. */
  annotated: (checked: Checked, annotate: Annotate) => CompiledSite | undefined;
  /** What texts may name: pictures and icons. */
  assets: () => Promise<Assets>;
  /** Pictures or code have changed: they are read again. */
  forget: () => void;
};

export type Checked = {
  diagnostics: Diagnostic[];
  compiled: CompiledSite | undefined;
  loaded: LoadResult;
  assets: Assets;
};

type Known = { text: string; loaded: Loaded };
type Surrounding = [Assets, UsedMessage[] | undefined];
type KnownCheck = { surrounding: Surrounding; checked: Checked };
type OnDisk = { stamp: string; text: string | Diagnostic };
type Standing = { candidate: Candidate; loaded: Loaded };
type Seen = {
  standing: readonly Standing[];
  diagnostics: readonly Diagnostic[];
  surrounding: Surrounding;
};

const figuresFile = 'content/figures.yaml';
const interfaceFile = 'content/interface.yaml';

/** What stands, what is to be written, and what stood before: each is asked for more than once. */
const mostVersions = 4;

/**
 * Compiles a project's content again and again: only files whose text differs are read anew, and only
 * what they, and what they name, are part of is compiled anew.
 */
export function makeWorkspace(root: string): Workspace {
  const known = new Map<string, readonly Known[]>();
  let checks: readonly KnownCheck[] = [];
  const onDisk = new Map<string, OnDisk>();
  const readText = makeTextReader(root);
  const memories = new WeakMap<Annotate, Memory>();
  let surroundings: Promise<Surrounding> | undefined;
  let last: { seen: Seen; look: Look } | undefined;

  /** Several that ask at once, as after a save, look once. */
  const look = makeShared(makeInTurn(), async (): Promise<Look> => {
    const [{ candidates, diagnostics }, surrounding] = await Promise.all([
      listContent(root),
      around(),
    ]);
    const standing = candidates.map((candidate) => ({ candidate, loaded: fromDisk(candidate) }));
    return keep({ standing, diagnostics, surrounding });
  });

  function keep(seen: Seen): Look {
    const { standing, diagnostics, surrounding } = seen;
    const check: Look['check'] = (overlay = new Map(), heard = undefined) => {
      const loaded = withOverlay(standing, overlay, read).map((each) => each.loaded);
      const result = {
        files: loaded.flatMap(({ file }) => file ?? []),
        invalid: loaded.flatMap(({ invalid }) => invalid ?? []),
        diagnostics: [...diagnostics, ...loaded.flatMap((each) => each.diagnostics)],
      };
      return checkLoaded(result, surrounding, overlay, heard);
    };
    last = { seen, look: { check } };
    return last.look;
  }

  function written(files: readonly string[]): void {
    if (!last) return;
    const { seen } = last;
    const standing = seen.standing.map((each) =>
      files.includes(each.candidate.path)
        ? { candidate: each.candidate, loaded: fromDisk(each.candidate) }
        : each,
    );
    const known = new Set(standing.map(({ candidate }) => candidate.path));
    const isThere = (file: string) => known.has(file) && existsSync(path.join(root, file));
    // What came or went is found by the next look.
    if (files.every(isThere)) keep({ ...seen, standing });
    else last = undefined;
  }

  function fromDisk(candidate: Candidate): Loaded {
    const text = textOnDisk(candidate.path);
    return typeof text === 'string' ? read(candidate, text) : unread(text);
  }

  /** The file's text, read again when its size, its times or the file itself is another. */
  function textOnDisk(file: string): string | Diagnostic {
    const stats = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false });
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

  function checkLoaded(
    loaded: LoadResult,
    surrounding: Surrounding,
    overlay: Overlay,
    heard: Heard | undefined,
  ): Checked {
    const before = checks.find((each) => each.surrounding === surrounding && isSame(each, loaded));
    if (before && !heard) return before.checked;
    const [assets, used] = surrounding;
    const annotate: Annotate = (text, source) => {
      heard?.(text, source);
      return text;
    };
    // A figure is heard where pages show it.
    const isFresh = ({ path: file }: SourceFile) =>
      heard !== undefined && (overlay.has(file) || overlay.has(figuresFile));
    const earlier = { memory: memoryOf(asItIs), isFresh };
    const { compiled, diagnostics } = resolveAndCheck(
      loaded,
      assets,
      used,
      heard ? annotate : asItIs,
      everything(),
      earlier,
    );
    if (compiled && heard && overlay.has(interfaceFile)) {
      compileMessages(compiled, annotate);
    }
    const all = [...loaded.diagnostics, ...diagnostics];
    const checked = { compiled, diagnostics: all, loaded, assets };
    if (!before) checks = [{ surrounding, checked }, ...checks].slice(0, mostVersions);
    return checked;
  }

  function memoryOf(annotate: Annotate): Memory {
    const memory = memories.get(annotate) ?? new WeakMap();
    memories.set(annotate, memory);
    return memory;
  }

  function annotated(
    { compiled, diagnostics, assets }: Checked,
    annotate: Annotate,
  ): CompiledSite | undefined {
    if (!compiled || diagnostics.some(({ severity }) => severity === 'error')) return undefined;
    if (annotate === asItIs) return compiled;
    const { project, showing } = compiled;
    const earlier = { memory: memoryOf(annotate), isFresh: () => false };
    return compileProject(project, assets, () => undefined, annotate, showing, earlier);
  }

  const check = async (): Promise<Checked> => (await look()).check();
  return {
    lastLook: async () => last?.look ?? look(),
    written,
    check,
    annotated,
    assets: async () => (await around())[0],
    forget: () => {
      surroundings = undefined;
      last = undefined;
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
function withOverlay(
  standing: readonly Standing[],
  overlay: Overlay,
  read: (candidate: Candidate, text: string) => Loaded,
): readonly Standing[] {
  if (overlay.size === 0) return standing;
  const paths = new Set(standing.map(({ candidate }) => candidate.path));
  const changed = standing.flatMap((each) => {
    if (!overlay.has(each.candidate.path)) return each;
    const text = overlay.get(each.candidate.path);
    return text === undefined ? [] : { ...each, loaded: read(each.candidate, text) };
  });
  const come = [...overlay].flatMap(([file, text]) => {
    const candidate = text === undefined || paths.has(file) ? undefined : candidateAt(file);
    return candidate && text !== undefined ? { candidate, loaded: read(candidate, text) } : [];
  });
  if (come.length === 0) return changed;
  return [...changed, ...come].sort((a, b) => (a.candidate.path < b.candidate.path ? -1 : 1));
}
