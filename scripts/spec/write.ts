import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SimpleGit } from 'simple-git';
import { clausesOf, readClauses } from '../trace/clauses.ts';
import { type Book, type Pictures, rulesOf } from './book/book.ts';
import { type BookChanges, hasPictures } from './book/changes.ts';
import type { EarlierBook } from './earlier.ts';
import { bookFile, keptFolder, outFolder, pictureFolder } from './folders.ts';
import { cleanCommit } from './history/git.ts';
import { changesAsMarkdown } from './markdown.ts';
import { bundleScript, bundleStyles } from './page/assets.ts';
import { picturesPath } from './page/markup.ts';
import { drawPage } from './page/page.ts';
import { frameLanguages, sayIn } from './words.ts';

const pageOf = { fr: 'index.html', en: 'en.html' } as const;

/** Commits whose living specifications stay on disk. */
const keptBooks = 5;

export interface Written {
  files: string[];
  picturesBytes: number;
}

/** Writes the pages, the book as data and the pictures that they show, and nothing else. */
export async function writeBook(
  book: Book,
  changes: BookChanges | undefined,
  earlier: EarlierBook | undefined,
): Promise<Written> {
  await rm(outFolder, { recursive: true, force: true });
  await mkdir(path.join(outFolder, picturesPath), { recursive: true });
  const pictured = new Set(rulesOf(book).flatMap(({ scenarios }) => picturesOf(scenarios)));
  await copyPictures(pictured, pictureFolder);
  const old = new Set(changes?.screens?.map(({ before }) => before.file));
  if (earlier?.folder) await copyPictures(old, path.join(earlier.folder, picturesPath));
  const [styles, script] = await Promise.all([bundleStyles(), bundleScript()]);
  const files: string[] = [];
  for (const language of frameLanguages) {
    const other = pageOf[language === 'fr' ? 'en' : 'fr'];
    const parts = { book, clauses: clausesOf(readClauses()), changes, other, styles, script };
    const file = path.join(outFolder, pageOf[language]);
    await writeFile(file, await drawPage(parts, sayIn(language)));
    files.push(file);
  }
  await writeFile(path.join(outFolder, bookFile), JSON.stringify(book));
  if (changes) {
    await writeFile(path.join(outFolder, 'changes.md'), changesAsMarkdown(changes, sayIn('en')));
  }
  return { files, picturesBytes: await bytesOf(path.join(outFolder, picturesPath)) };
}

/**
 * Keeps the book under the commit whose features were run, to be compared with later. One of other features, or of
 * changes that no commit has, is not kept; nor does one without pictures take the place of one that has them.
 */
export async function keepBook(book: Book, git: SimpleGit | undefined): Promise<void> {
  const commit = book.run?.commit;
  if (commit === undefined || !git || commit !== (await cleanCommit(git))) return;
  const place = path.join(keptFolder, commit);
  if (!hasPictures(book) && existsSync(place)) return;
  await mkdir(place, { recursive: true });
  await cp(path.join(outFolder, bookFile), path.join(place, bookFile));
  await cp(path.join(outFolder, picturesPath), path.join(place, picturesPath), { recursive: true });
  const kept = await Promise.all(
    (await readdir(keptFolder)).map(async (name) => {
      const { mtimeMs } = await stat(path.join(keptFolder, name));
      return { name, mtimeMs };
    }),
  );
  const old = kept.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(keptBooks);
  for (const { name } of old) await rm(path.join(keptFolder, name), { recursive: true });
}

function picturesOf(scenarios: readonly { cases: readonly { pictures: Pictures }[] }[]): string[] {
  return scenarios.flatMap(({ cases }) =>
    cases.flatMap(({ pictures: { before, after } }) =>
      [before, after].flatMap((picture) => picture?.file ?? []),
    ),
  );
}

/** A picture that a later run has removed is missing in the page; its scenario is not. */
async function copyPictures(files: ReadonlySet<string>, from: string): Promise<void> {
  for (const file of files) {
    const place = path.join(from, file);
    if (existsSync(place)) await cp(place, path.join(outFolder, picturesPath, file));
  }
}

async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
