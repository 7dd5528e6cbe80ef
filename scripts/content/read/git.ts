import { execFile } from 'node:child_process';

/** Asks git, and answers what it printed, without the line break at its end. Throws a GitRefusal. */
export type Git = {
  (...args: string[]): Promise<string>;
  /** Answers what it printed as it is: the text of a file. */
  whole: (...args: string[]) => Promise<string>;
  /** Answers what git, and a remote through it, say beside what is printed. */
  said: (...args: string[]) => Promise<string>;
};

/** Thrown where git says no, in its own words. */
export class GitRefusal extends Error {
  /** Of the program: 1 is an answer of some commands. */
  readonly code: number | undefined;
  readonly printed: string;

  constructor(message: string, code: number | undefined, printed: string) {
    super(message);
    this.code = code;
    this.printed = printed;
  }
}

/** A hook may test for minutes; who never answers is given up. */
const timeoutMs = 10 * 60_000;
const maxBytes = 256 * 1024 * 1024;
/** A program that git starts, or was started by, may point it to another repository. */
const elsewhere: readonly string[] = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** The person's own git, with their settings, hooks and credentials, in the folder of a project. */
export function openGit(root: string, settings: { GIT_INDEX_FILE?: string } = {}): Git {
  const own = Object.entries(process.env).filter(([name]) => !elsewhere.includes(name));
  const env = {
    ...Object.fromEntries(own),
    // Nobody sits before a terminal to answer, and its words are the same for everybody.
    ...{ GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    ...settings,
  };
  const options = { cwd: root, env, timeout: timeoutMs, maxBuffer: maxBytes };
  const run = (args: readonly string[]) =>
    new Promise<{ printed: string; said: string }>((resolve, reject) => {
      const child = execFile('git', args, options, (error, printed, said) => {
        if (!error) return resolve({ printed, said });
        const code = typeof error.code === 'number' ? error.code : undefined;
        reject(new GitRefusal(said.trim() || error.message, code, printed));
      });
      child.stdin?.end();
    });
  const whole = async (...args: string[]) => (await run(args)).printed;
  return Object.assign(async (...args: string[]) => (await whole(...args)).replace(/\n$/, ''), {
    whole,
    said: async (...args: string[]) => (await run(args)).said,
  });
}

/** What a command that answers by its exit code says. */
export async function isSo(git: Git, ...args: string[]): Promise<boolean> {
  try {
    await git(...args);
    return true;
  } catch (error) {
    if (error instanceof GitRefusal && error.code === 1) return false;
    throw error;
  }
}

/** Thrown for a name that git does not know; its message is for the terminal. */
export class UnknownReference extends Error {}

/** The commit of a name that a person gave. Throws an UnknownReference, outside a repository too. */
export async function namedCommit(git: Git, name: string): Promise<string> {
  const commit = await commitOf(git, name).catch((error: unknown) => {
    if (error instanceof GitRefusal) throw new UnknownReference(error.message);
    throw error;
  });
  if (commit === undefined) throw new UnknownReference(`git knows no commit named ${name}`);
  return commit;
}

/** The commit of a name; undefined where git knows none. */
export async function commitOf(git: Git, name: string): Promise<string | undefined> {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).catch(
    (error: unknown) => {
      if (error instanceof GitRefusal && error.code === 1) return undefined;
      throw error;
    },
  );
}
