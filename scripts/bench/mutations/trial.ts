import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutDeclared } from '../../content/doubts/declarations.ts';
import { openDoubtFinder } from '../../content/doubts/finder.ts';
import { loadText } from '../../content/load.ts';
import type { Diagnostic } from '../../content/mistakes/catalogue.ts';
import { byPlace } from '../../content/mistakes/order.ts';
import { type Candidate, listContent } from '../../content/read/list-files.ts';
import { makeTextReader } from '../../content/read/read-text.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import { loadAssets } from '../../content/resolve/assets.ts';
import { resolveAndCheck } from '../../content/resolve-and-check.ts';
import { type Mutation, type Source, slips, sourceOf } from './kinds.ts';
import { obey } from './obey.ts';

/** What the check said of a mutation. */
export type Outcome = {
  mutation: Mutation;
  /** Whether it was told: by a mistake where it is broken, by a mistake or a warning where it is harmful. */
  isTold: boolean;
  isAtItsLine: boolean;
  /** Whether the printed cure works; undefined where there is none that can be done word for word. */
  isCured: boolean | undefined;
  said: string;
};

/** Makes so many slips in the real files, one at a time, and asks the check. The same seed makes the same. */
export async function tryMutations(
  root: string,
  rounds: number,
  seed: number,
  effects: readonly Mutation['effect'][] = ['broken', 'harmful'],
): Promise<Outcome[]> {
  const check = await makeCheck(root, effects.includes('harmful'));
  const random = makeRandom(seed);
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const slip of slips.filter(({ effect }) => effects.includes(effect))) {
      const mutation = mutate(check.sources, slip, random);
      if (mutation) outcomes.push(await outcomeOf(mutation, check));
    }
  }
  check.close();
  return outcomes;
}

type Check = {
  sources: readonly Source[];
  /** What is new with a file changed. */
  ask: (path: string, text: string, withDoubts: boolean) => Promise<Diagnostic[]>;
  close: () => void;
};

async function makeCheck(root: string, withDoubts: boolean): Promise<Check> {
  const [{ candidates }, assets] = await Promise.all([listContent(root), loadAssets(root)]);
  const readText = makeTextReader(root);
  const files = new Map<string, { candidate: Candidate; file: SourceFile }>();
  for (const candidate of candidates) {
    const text = readText(candidate.path);
    const { file } = typeof text === 'string' ? loadText(candidate, text) : {};
    if (!file) throw new Error(`${candidate.path} is wrong before any mutation`);
    files.set(candidate.path, { candidate, file });
  }
  // What is remembered of words stays as it is: most of these are slips.
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  const memory = path.join(root, 'var/content/doubts.json');
  mkdirSync(path.join(folder, 'var/content'), { recursive: true });
  if (existsSync(memory)) cpSync(memory, path.join(folder, 'var/content/doubts.json'));
  const finder = openDoubtFinder(folder, false);

  async function diagnose(path: string, text: string, withDoubts: boolean): Promise<Diagnostic[]> {
    const known = files.get(path);
    if (!known) throw new Error(`${path} is no content`);
    const loaded = loadText(known.candidate, text);
    if (!loaded.file) return loaded.diagnostics;
    const { file } = loaded;
    const all = [...files.values()].map((each) => (each.file.path === path ? file : each.file));
    // The words of the other files say what they said before.
    return judge(all, [file], withDoubts);
  }

  async function judge(
    all: readonly SourceFile[],
    read: readonly SourceFile[],
    withDoubts: boolean,
  ): Promise<Diagnostic[]> {
    const loaded = { files: [...all], invalid: [] };
    const { compiled, diagnostics } = resolveAndCheck(loaded, assets, undefined);
    if (!compiled || !withDoubts) return diagnostics;
    return withoutDeclared([...diagnostics, ...(await finder.doubtsOf(read, compiled))], read);
  }

  const real = [...files.values()].map(({ file }) => file);
  const standing = await judge(real, real, withDoubts);
  const before = new Set(standing.map(nameOf));
  return {
    sources: [...files.values()].map(({ file }) => sourceOf(file.path, file.text)),
    ask: async (path, text, withDoubts) =>
      (await diagnose(path, text, withDoubts))
        .filter((each) => !before.has(nameOf(each)))
        .toSorted(byPlace),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function nameOf({ path, code, message }: Diagnostic): string {
  return `${path} ${code} ${message}`;
}

function mutate(
  sources: readonly Source[],
  { kind, effect, make }: (typeof slips)[number],
  random: (length: number) => number,
): Mutation | undefined {
  const start = random(sources.length);
  for (const source of [...sources.slice(start), ...sources.slice(0, start)]) {
    const made = make(source, random);
    if (!made) continue;
    const { text, at, end } = made;
    const first = text.slice(0, at).split('\n').length;
    const last =
      end === undefined ? first + (made.lines ?? 0) : text.slice(0, end).split('\n').length;
    return { kind, effect, path: source.path, text, lines: [first - (made.above ?? 0), last] };
  }
  return undefined;
}

async function outcomeOf(mutation: Mutation, { ask }: Check): Promise<Outcome> {
  const { path: file, text, lines, effect } = mutation;
  const isHarmful = effect === 'harmful';
  const found = await ask(file, text, isHarmful);
  const errors = found.filter(({ severity }) => severity === 'error');
  const told = isHarmful && errors.length === 0 ? found : errors;
  const [first] = told.filter(({ severity }) => severity !== 'note');
  const isAt = ({ path, position }: Diagnostic) =>
    path === file && position.line >= lines[0] && position.line <= lines[1];
  const said = first ? `${first.path}:${first.position.line} ${first.code}: ${first.message}` : '';
  const cured = first && first.path === file ? obey(text, first) : undefined;
  const after = cured === undefined ? undefined : await ask(file, cured, isHarmful);
  const isSame = (each: Diagnostic) =>
    each.path === file && each.position.line === first?.position.line && each.code === first.code;
  return {
    mutation,
    isTold: first !== undefined,
    isAtItsLine: first !== undefined && isAt(first),
    isCured: after && !after.some(isSame),
    said,
  };
}

/** Whole numbers below a bound, the same ones for the same seed (mulberry32). */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
