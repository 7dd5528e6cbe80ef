import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, type Language } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import { type Git, GitRefusal, openGit } from '../read/git.ts';
import type { Memory } from '../read/memory.ts';
import type { SourceFile } from '../read/source-file.ts';
import { type Text, textsOf } from './texts.ts';

/** A translation that is older than the text it translates. */
export type StaleTranslation = {
  file: SourceFile;
  at: DataPath;
  language: Language;
  /** The text that was changed since. */
  original: { file: SourceFile; at: DataPath };
  /** The day of that change: `2026-11-22`. */
  changed: string;
  /** When the translation was written, in seconds. */
  translated: number;
};

/**
 * The translations whose original was changed in a later commit, by the history of their lines. A
 * `# sure: stale-translation` comment above one counts as a change of it; a commit of which
 * `.git-blame-ignore-revs` says that it rewrote the form alone counts as none. Without git there are none.
 */
export async function staleTranslations(
  root: string,
  files: readonly SourceFile[],
  memory: Memory,
): Promise<StaleTranslation[]> {
  const git = openGit(root);
  const history = await historyOf(git);
  if (history === undefined) return [];
  const pairs = pairsOf(files).filter(({ original, text }) =>
    [original, text].some(({ file }) => history.has(file.path)),
  );
  const paired = new Set(pairs.flatMap(({ original, text }) => [original.file, text.file]));
  const ages = await agesOf(root, git, paired, history, memory);
  return pairs.flatMap(({ original, text }) => {
    const [mine, theirs] = [newest(text, ages), newest(original, ages)];
    if (mine === undefined || theirs === undefined || theirs <= mine) return [];
    return [
      {
        file: text.file,
        at: text.path,
        language: text.language,
        original: { file: original.file, at: original.path },
        changed: new Date(theirs * 1000).toISOString().slice(0, 10),
        translated: mine,
      },
    ];
  });
}

type Pair = { original: Text; text: Text & { language: Language } };

/** Each translation beside its original. */
function pairsOf(files: readonly SourceFile[]): Pair[] {
  const texts = files.flatMap(textsOf).filter(({ isShown }) => isShown);
  const place = ({ file, path: at, language }: Text) =>
    `${file.path} ${at.filter((step) => step !== language).join('\0')}`;
  const originals = new Map(
    texts.filter(({ language }) => language === defaultLanguage).map((text) => [place(text), text]),
  );
  return texts.flatMap((text) => {
    const { language } = text;
    const original = originals.get(place(text));
    if (!original || language === undefined || language === defaultLanguage) return [];
    return [{ original, text: { ...text, language } }];
  });
}

/** The last commit of each file with more than one, or with changes that are in none. */
type History = ReadonlyMap<string, string>;

/** Undefined without git, or where there is no history. */
async function historyOf(git: Git): Promise<History | undefined> {
  try {
    const [logged, uncommitted] = await Promise.all([
      git('log', '--format=commit %H', '--name-only', '--relative', '--', 'content'),
      git('diff', '--name-only', '--relative', 'HEAD', '--', 'content'),
    ]);
    const commits = new Map<string, string[]>();
    let commit = '';
    for (const line of logged.split('\n')) {
      if (line.startsWith('commit ')) commit = line.slice('commit '.length);
      else commits.set(line, [...(commits.get(line) ?? []), commit]);
    }
    const isChanged = new Set(uncommitted.split('\n'));
    return new Map(
      [...commits].flatMap(([file, [last = '', ...others]]): [string, string][] =>
        others.length > 0 || isChanged.has(file) ? [[file, last]] : [],
      ),
    );
  } catch (error) {
    if (error instanceof GitRefusal) return undefined;
    throw error;
  }
}

/** When each line of a file was changed, in seconds; lines count from 1. */
type Ages = ReadonlyMap<string, readonly number[]>;

async function agesOf(
  root: string,
  git: Git,
  files: ReadonlySet<SourceFile>,
  history: History,
  memory: Memory,
): Promise<Ages> {
  const waiting = [...files];
  const listed = path.resolve(root, '.git-blame-ignore-revs');
  const rewritings = existsSync(listed) ? readFileSync(listed, 'utf8') : '';
  const passing = rewritings === '' ? [] : ['--ignore-revs-file', listed];
  const ages = new Map<string, number[]>();
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const text = createHash('sha256').update(file.text).digest('hex');
      const key = `ages ${file.path} ${history.get(file.path)} ${text} ${rewritings}`;
      const before = memory.recall(key);
      const found = before ?? (await git('blame', '--line-porcelain', ...passing, '--', file.path));
      const lines =
        before === undefined ? agesOfLines(found, rewritings) : found.split(' ').map(Number);
      if (before === undefined) memory.keep(key, lines.join(' '));
      ages.set(file.path, withDeclared(lines, file));
    }
  }
  await Promise.all([work(), work(), work(), work()]);
  return ages;
}

/** A line that a rewriting of the form made, and git finds no older one for, is as old as can be. */
function agesOfLines(blame: string, rewritings: string): number[] {
  const lines = blame.matchAll(
    /^([0-9a-f]{40,}) \d+ \d+.*\n(?:[a-z].*\n)*?committer-time (\d+)$/gm,
  );
  return [
    0,
    ...[...lines].map(([, commit = '', time]) => (rewritings.includes(commit) ? 0 : Number(time))),
  ];
}

/** A line below what is declared of it is as new as that. */
function withDeclared(ages: readonly number[], { text }: SourceFile): number[] {
  const lines = text.split('\n');
  let declared = 0;
  return ages.map((age, line) => {
    const newest = Math.max(age, declared);
    declared = /^\s*# sure: stale-translation /.test(lines[line - 1] ?? '') ? newest : 0;
    return newest;
  });
}

/** The last change of a text: of its lines, its key, and what is declared above it. */
function newest({ file, path: at }: Text, ages: Ages): number | undefined {
  const lines = ages.get(file.path);
  if (!lines) return undefined;
  const { line, endLine } = file.locate(at);
  return Math.max(...lines.slice(line, endLine + 1));
}
