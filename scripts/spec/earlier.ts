import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SimpleGit } from 'simple-git';
import type { Book } from './book/book.ts';
import type { Earlier } from './book/changes.ts';
import { bookFile, keptFolder, outFolder } from './folders.ts';
import { commitOf, featuresAt, UnknownReference } from './history/git.ts';
import { bookOfTexts } from './read-book.ts';

/** The earlier book, and the folder of its screens when they were kept. */
export type EarlierBook = Earlier & { folder: string | undefined };

/** What is compared with: a kept living specification, else the features as git has them. */
export async function earlierBook(
  git: SimpleGit | undefined,
  { since, before }: { since?: string | undefined; before?: string | undefined },
): Promise<EarlierBook | undefined> {
  if (before !== undefined && path.resolve(before) === outFolder) {
    throw new UnknownReference(`${before} is written anew: compare with a copy of it`);
  }
  if (before !== undefined) return keptBook(before, since ?? path.basename(path.resolve(before)));
  if (since === undefined) return undefined;
  if (!git) throw new UnknownReference('--since needs the history of git, which is not there');
  const commit = await commitOf(git, since);
  const kept = path.join(keptFolder, commit);
  if (existsSync(path.join(kept, bookFile))) return keptBook(kept, since);
  const book = bookOfTexts(await featuresAt(git, commit));
  return { reference: since, book, isKept: false, folder: undefined };
}

async function keptBook(folder: string, reference: string): Promise<EarlierBook> {
  const file = path.join(folder, bookFile);
  if (!existsSync(file)) throw new UnknownReference(`${folder} holds no living specification`);
  const book: Book = JSON.parse(await readFile(file, 'utf8'));
  return { reference, book, isKept: true, folder };
}
