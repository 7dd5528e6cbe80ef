import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sources = [
  ...['app', 'content', 'schema', 'scripts', 'package.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts'],
];
/** What is made from the sources is made anew in the copy. */
const generated = path.join('app', 'generated');

/** A copy of the whole project in a folder of its own, to be changed and built. */
export class ProjectCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }

  async change(file: string, edit: (before: string) => string): Promise<void> {
    await this.write(file, edit(await this.read(file)));
  }

  async write(file: string, content: string): Promise<void> {
    await writeFile(path.join(this.folder, file), content);
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
  for (const source of [...sources, ...more.filter(existsSync)]) {
    await cp(source, path.join(folder, source), {
      recursive: true,
      filter: (from) => path.relative('.', from) !== generated,
    });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return new ProjectCopy(folder);
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
