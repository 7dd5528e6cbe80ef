import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of the site's content in a folder of its own, for one test after the other to change. */
export class CopiedContent {
  readonly root = mkdtempSync(path.join(tmpdir(), 'studio-'));
  readonly #stamps: Map<string, string>;

  constructor() {
    cpSync(path.join(project, 'content'), path.join(this.root, 'content'), { recursive: true });
    this.#stamps = new Map(this.files().map((file) => [file, this.#stampOf(file)]));
  }

  /** The YAML files below content/, in their order. */
  files(): string[] {
    const names = readdirSync(path.join(this.root, 'content'), { recursive: true });
    return names
      .map((name) => `content/${name}`)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted();
  }

  /** As it was copied. */
  restore(): void {
    for (const file of this.files()) {
      if (!this.#stamps.has(file)) rmSync(path.join(this.root, file));
    }
    for (const [file, stamp] of this.#stamps) {
      if (this.#stampOf(file) === stamp) continue;
      copyFileSync(path.join(project, file), path.join(this.root, file));
      this.#stamps.set(file, this.#stampOf(file));
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  /** Another one when somebody has written the file. */
  #stampOf(file: string): string {
    const place = path.join(this.root, file);
    const { ino = 0, ctimeNs = 0 } = statSync(place, { bigint: true, throwIfNoEntry: false }) ?? {};
    return `${ino} ${ctimeNs}`;
  }
}
