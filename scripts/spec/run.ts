/**
 * `npm run spec`: writes the living specification into build/spec/, from the features and their last
 * run; when there was none, runs them first. After `--`: `--run` runs them again in any case,
 * `--since REF` says what changed (`last-release`: since the newest tag),
 * `--markdown` prints for a pull request what is not kept and what changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UnknownReference } from '../content/read/git.ts';
import { readArguments } from '../setup/arguments.ts';
import { featuresReport } from '../test/trace/cucumber-report.ts';
import { UnreadableFeature } from '../test/trace/features.ts';
import { changesSince } from './book/changes.ts';
import { outFolder } from './folders.ts';
import { openHistory } from './history/git.ts';
import { pullRequestText } from './page/page.ts';
import { earlierBook, readBook } from './read-book.ts';
import { sayIn } from './words.ts';
import { writeBook } from './write.ts';

const maxPicturesBytes = 15 * 1024 * 1024;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!isForPeople(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Exit codes: 0 written, 1 the pictures weigh too much, 2 what was asked for makes no sense. */
async function run(args: string[]): Promise<number> {
  const { values } = readArguments('spec [-- --run] [--since REVISION] [--markdown]', {
    args,
    options: {
      run: { type: 'boolean', default: false },
      since: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  });
  // Whether a rule is kept is said in the pages: this command writes them all the same.
  if (values.run || !existsSync(featuresReport)) runFeatures();
  const root = process.cwd();
  const git = await openHistory(root);
  const book = await readBook(root, git);
  const earlier = await earlierBook(git, values.since);
  const changes = earlier && changesSince(earlier, book);
  const picturesBytes = await writeBook(book, changes);
  if (values.markdown) console.log(await pullRequestText({ book, changes }, sayIn('en')));
  const megabytes = (picturesBytes / 1024 / 1024).toFixed(1);
  console.error(`${path.relative(root, outFolder)}/index.html: pictures ${megabytes} MB`);
  if (picturesBytes <= maxPicturesBytes) return 0;
  console.error(`The pictures weigh more than ${maxPicturesBytes / 1024 / 1024} MB.`);
  return 1;
}

function runFeatures(): void {
  // What an earlier run has found is no answer where this one does not begin.
  rmSync(featuresReport, { force: true });
  spawnSync(process.execPath, ['--run', 'features'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, SPEC: '1' },
  });
  if (!existsSync(featuresReport)) throw new UnknownReference('The features could not be run.');
}

function isForPeople(error: unknown): error is Error {
  if (error instanceof UnknownReference || error instanceof UnreadableFeature) return true;
  return error instanceof TypeError && 'code' in error;
}
