/**
 * `npm run features -- --profile other-words`: plays the scenarios against a copy of the project in which every text
 * of content/ has other words, and measures the looks of that copy, unless some scenarios alone were asked for.
 * Copy can break none of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readFixedWords } from '../lint/copy.ts';
import { isBuildStale } from '../setup/freshness.ts';

const folder = path.resolve('var/other-sites/other-words');

/** Ends with the exit code of what failed first, or 0. */
export async function runWithOtherWords(args: readonly string[]): Promise<number> {
  if (isBuildStale({ folder, more: ['scripts/other-words', 'features/fixed-words.yaml'] })) {
    const built = await makeCopy();
    if (built !== 0) return built;
  }
  copyFeatures();
  const cucumber = 'node_modules/@cucumber/cucumber/bin/cucumber.js';
  const played = node(cucumber, ...args);
  const looked = args.length === 0 ? look() : 0;
  return played || looked;
}

/** All files that git knows, with other words, built. */
async function makeCopy(): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((one) => one !== '' && existsSync(one))) {
    cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // It opens the content's compiler, which no other run of the features needs.
  const { rewriteContent } = await import('./content.ts');
  await rewriteContent(path.join(folder, 'content'), readFixedWords());
  return node('scripts/build/run.ts');
}

/** The sentences, and what they call, may have changed since the copy was built; what is gone must not be played. */
function copyFeatures(): void {
  for (const name of ['features', 'tests', 'scripts', 'cucumber.mjs', 'vitest.visual.config.ts']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    cpSync(name, path.join(folder, name), { recursive: true });
  }
}

/** Not the approved views, which show this site's own words, nor limits, for which other texts are made. */
function look(): number {
  const looks = ['measure', 'pages', 'focus'].map((name) => `tests/visual/${name}.test.ts`);
  const gone = looks.find((file) => !existsSync(file));
  if (gone !== undefined) throw new Error(`${gone} is not there.`);
  const config = ['--config', 'vitest.visual.config.ts'];
  return node('node_modules/vitest/vitest.mjs', 'run', ...config, ...looks);
}

function node(...args: string[]): number {
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  return status ?? 1;
}
