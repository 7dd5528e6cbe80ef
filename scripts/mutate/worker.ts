import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, type ProjectCopy } from '../../features/support/project.ts';
import { readEnvelopes } from '../spec/book/last-run.ts';
import { type Outcome, runScript } from './command.ts';
import { type Mutant, withFault } from './mutants.ts';
import type { Noticing } from './notes.ts';
import { firstNoticing } from './noticing.ts';

const tests = ['features', 'tests', 'docs', 'deploy', 'cucumber.mjs', 'vitest.config.ts'];
// A fault may make a test wait for ever.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--testTimeout=180000'];
const cucumberFile = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
// A fault is noticed at the first try (decision 64).
const cucumber = [cucumberFile, '--fail-fast', '--retry', '0'];

/** A copy of the project in which one fault after the other is made, tested and taken back. */
export class Worker {
  readonly #copy: ProjectCopy;
  readonly #signal: AbortSignal;

  constructor(copy: ProjectCopy, signal: AbortSignal) {
    this.#copy = copy;
    this.#signal = signal;
  }

  static async open(signal: AbortSignal): Promise<Worker> {
    return new Worker(await copyProject(tests), signal);
  }

  /** Of the sources as they are. */
  build(): Promise<Outcome> {
    return this.#run('scripts/build/run.ts', '--draft');
  }

  /** Ends with the first test that fails. */
  testUnit(files: readonly string[]): Promise<Outcome> {
    return this.#run(...vitest, ...files);
  }

  /**
   * Ends with the first scenario that fails, on the last build. `names`: how the names of the scenarios
   * begin; without any, all are run.
   */
  async testFeatures(
    files: readonly string[],
    { names = [], parallel = 0 }: { names?: readonly string[]; parallel?: number } = {},
  ): Promise<Outcome> {
    // What an earlier run has left must not be read as this one's.
    await rm(this.#report, { force: true });
    const chosen = names.flatMap((name) => ['--name', `^${literally(name)}`]);
    return this.#run(...cucumber, '--parallel', String(parallel), ...chosen, ...files);
  }

  /** The scenario of the last run of the features that failed first. */
  async firstNoticing(): Promise<Noticing | undefined> {
    return existsSync(this.#report) ? firstNoticing(readEnvelopes(this.#report)) : undefined;
  }

  /** What `test` finds while the fault is there. */
  async withFault<Found>(mutant: Mutant, test: () => Promise<Found>): Promise<Found> {
    let original = '';
    await this.#copy.change(mutant.file, (source) => {
      original = source;
      return withFault(source, mutant);
    });
    try {
      return await test();
    } finally {
      await this.#copy.change(mutant.file, () => original);
    }
  }

  close(): Promise<void> {
    return this.#copy.remove();
  }

  get #report(): string {
    return path.join(this.#copy.folder, 'var/reports/features.ndjson');
  }

  #run(...args: string[]): Promise<Outcome> {
    return runScript(this.#copy.folder, args, this.#signal);
  }
}

/** As a pattern that fits this text alone. */
function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}
