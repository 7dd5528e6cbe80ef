import type { Git } from '../../content/read/git.ts';
import type { Change, RuleEntry } from '../book/book.ts';

/** The commit that touched a line last, line by line. */
export type LineChanges = readonly Change[];

const notCommitted = /^0+$/;

/** The changes of each file. Empty in a shallow clone, whose oldest commit would seem to have written all. */
export async function lineChanges(
  git: Git,
  files: readonly string[],
): Promise<Map<string, LineChanges>> {
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
  if (isShallow) return new Map();
  const tracked = new Set((await git('ls-files', '-z', '--', 'features')).split('\0'));
  const blamed = files
    .filter((file) => tracked.has(file))
    .map(async (file): Promise<[string, LineChanges]> => {
      return [file, parseBlame(await git('blame', '--line-porcelain', '-w', '--', file))];
    });
  return new Map(await Promise.all(blamed));
}

/** What `git blame --line-porcelain` says. */
function parseBlame(text: string): Change[] {
  const changes: Change[] = [];
  let [commit, seconds, author, subject] = ['', 0, '', ''];
  for (const line of text.split('\n')) {
    if (line.startsWith('\t')) changes.push({ commit, date: instant(seconds), author, subject });
    else if (/^[0-9a-f]{40} /.test(line)) commit = line.slice(0, 40);
    else if (line.startsWith('author ')) author = line.slice(7);
    else if (line.startsWith('committer-time ')) seconds = Number(line.slice(15));
    else if (line.startsWith('summary ')) subject = line.slice(8);
  }
  return changes;
}

/** The newest change of these lines, counted from 1. */
export function newestChange(
  changes: LineChanges,
  firstLine: number,
  lastLine: number,
): RuleEntry['changed'] {
  const touched = changes.slice(firstLine - 1, lastLine);
  if (touched.some(({ commit }) => notCommitted.test(commit))) return 'uncommitted';
  return touched.toSorted((one, other) => other.date.localeCompare(one.date))[0];
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
