import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of the site's content in a folder of its own, for one test after the other to change. */
export class CopiedContent {
  readonly root: string;
  readonly #texts: ReadonlyMap<string, string>;

  private constructor(root: string, texts: ReadonlyMap<string, string>) {
    this.root = root;
    this.#texts = texts;
  }

  static async make(): Promise<CopiedContent> {
    const root = await mkdtemp(path.join(tmpdir(), 'studio-'));
    await cp(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
    const files = await filesIn(root);
    const texts = await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await textOf(root, file)]),
    );
    return new CopiedContent(root, new Map(texts));
  }

  /** The YAML files below content/, in their order. */
  files(): Promise<string[]> {
    return filesIn(this.root);
  }

  /** As it was copied. */
  async restore(): Promise<void> {
    const there = await this.files();
    for (const file of there.filter((each) => !this.#texts.has(each))) {
      await rm(path.join(this.root, file));
    }
    for (const [file, text] of this.#texts) {
      const isSame = there.includes(file) && (await textOf(this.root, file)) === text;
      if (!isSame) await writeFile(path.join(this.root, file), text);
    }
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true });
  }
}

async function filesIn(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'content'), { recursive: true });
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${name}`)
    .toSorted();
}

function textOf(root: string, file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}
