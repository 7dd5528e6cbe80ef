import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Git, UnknownReference } from '../content/read/git.ts';
import { clausesOf, readClauses } from '../test/trace/clauses.ts';
import { featuresReport, readEnvelopes } from '../test/trace/cucumber-report.ts';
import { readFeatures } from '../test/trace/features.ts';
import { readOrigins } from '../test/trace/origins.ts';
import type { Book } from './book/book.ts';
import type { Earlier } from './book/changes.ts';
import { readChapters } from './book/chapters.ts';
import { type LastRun, readRun } from './book/last-run.ts';
import { type Facts, makeBook } from './book/make-book.ts';
import { missingSentences, sentencesOf } from './book/sentences.ts';
import { commitOf, featuresAt } from './history/git.ts';
import { lineChanges, newestChange } from './history/line-changes.ts';

/** The book of a project's features as they are on disk, with what the last run found. */
export async function readBook(root: string, git: Git | undefined): Promise<Book> {
  const texts = readFeatureTexts(root);
  const changes = git ? await lineChanges(git, [...texts.keys()]) : new Map();
  const run = existsSync(featuresReport) ? readRun(readEnvelopes()) : undefined;
  return makeBook(readFeatures(texts), {
    ...planFacts(root),
    ...runFacts(run),
    changeOf: (file, first, last) => newestChange(changes.get(file) ?? [], first, last),
  });
}

/** What each feature says, by its file. */
export function readFeatureTexts(root: string): Map<string, string> {
  const files = globSync('features/**/*.feature', { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The book of the features as git has them, their words alone: what is compared with. */
export async function earlierBook(
  git: Git | undefined,
  since: string | undefined,
): Promise<Earlier | undefined> {
  if (since === undefined) return undefined;
  if (!git) throw new UnknownReference('--since needs the history of git, which is not there');
  const texts = await featuresAt(git, await commitOf(git, since));
  const facts = { ...planFacts(process.cwd()), ...runFacts(undefined), changeOf: () => undefined };
  return { reference: since, book: makeBook(readFeatures(texts), facts) };
}

function planFacts(root: string): Pick<Facts, 'chapters' | 'clauses' | 'origins'> {
  return {
    chapters: readChapters(readFileSync(path.join(root, 'features/chapters.yaml'), 'utf8')),
    clauses: clausesOf(readClauses(path.join(root, 'features/clauses.yaml'))),
    origins: readOrigins(path.join(root, 'features/origins.yaml')),
  };
}

function runFacts(run: LastRun | undefined): Pick<Facts, 'run' | 'played' | 'missing'> {
  if (!run) return { run: undefined, played: new Map(), missing: () => undefined };
  const sentences = sentencesOf(run.envelopes);
  const finishedAt = run.finishedAt ?? statSync(featuresReport).mtime.toISOString();
  return {
    run: { finishedAt },
    played: run.played,
    missing: (texts) => missingSentences(texts, sentences),
  };
}
