import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { isBuildStale } from '../../scripts/setup/freshness.ts';

const sources = ['app', 'content', 'schema', 'scripts', 'package.json', 'tsconfig.json'];
const configurations = ['react-router.config.ts', 'vite.config.ts'];
/** What is made from the sources is made anew in the copy. */
const generated = path.join('app', 'generated');
/** The same words as the file that they stand beside. */
const compressed = /\.(?:br|gz)$/u;

/** How a script ended, and what it printed. */
export type Run = { code: number | null; output: string };

/** A copy of the whole project in a folder of its own, to be changed and built. */
export class ProjectCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async change(file: string, edit: (before: string) => string): Promise<void> {
    const place = path.join(this.folder, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  }

  async write(file: string, content: string): Promise<void> {
    await writeFile(path.join(this.folder, file), content);
  }

  /** Pages to be visited, not published: without what only spares visitors time. */
  async build(): Promise<void> {
    const { code, output } = await this.run('scripts/build/run.ts', '--draft');
    if (code !== 0) throw new Error(`The copy was not built.\n${output}`);
  }

  /** Runs a script of the copy with this Node. */
  async run(...args: string[]): Promise<Run> {
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, output: output + errors };
  }

  /** Every file under a folder of the copy by its path there, as text. */
  async read(folder: string): Promise<Map<string, string>> {
    const root = path.join(this.folder, folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !compressed.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    const read = files.map(async (file): Promise<[string, string]> => {
      return [path.relative(root, file), await readFile(file, 'utf8')];
    });
    return new Map(await Promise.all(read));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** `more`: files and folders beyond what a build needs, where they are there. */
export async function copyProject(more: readonly string[] = []): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  // A test starts the server as another user, who must be able to read it.
  await chmod(folder, 0o755);
  return copyTo(folder, more);
}

/**
 * A copy of the content alone, with what its check remembers, for a command of this project's to read:
 * the code beside it is this project's own.
 */
export async function copyContent(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const source of ['content', 'var/content'].filter(existsSync)) {
    await cp(source, path.join(folder, source), { recursive: true });
  }
  for (const source of ['app', 'node_modules']) {
    await symlink(path.resolve(source), path.join(folder, source));
  }
  return new ProjectCopy(folder);
}

/** Another site: its name, a folder's, and what makes it of a copy of this one, the build included. */
export interface OtherSite {
  name: string;
  make: (copy: ProjectCopy) => Promise<void>;
  /** The file that says how it is made, from the project's root. */
  madeBy: string;
}

/**
 * A copy that all workers and later runs share, made when there is none, or when a source is newer.
 * Scenarios that ask for it must not run side by side (`hooks.ts`).
 */
export async function keptCopy({ name, make, madeBy }: OtherSite): Promise<ProjectCopy> {
  const folder = path.resolve('var/other-sites', name);
  if (!isBuildStale({ folder, more: [madeBy] })) return new ProjectCopy(folder);
  await rm(folder, { recursive: true, force: true });
  const copy = await copyTo(folder, []);
  await make(copy);
  return copy;
}

async function copyTo(folder: string, more: readonly string[]): Promise<ProjectCopy> {
  for (const source of [...sources, ...configurations, ...more.filter(existsSync)]) {
    await cp(source, path.join(folder, source), {
      recursive: true,
      filter: (from) => path.relative('.', from) !== generated,
    });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return new ProjectCopy(folder);
}
