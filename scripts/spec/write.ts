import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clausesOf, readClauses } from '../test/trace/clauses.ts';
import { type Book, type Pictures, rulesOf } from './book/book.ts';
import type { BookChanges } from './book/changes.ts';
import { outFolder, pictureFolder } from './folders.ts';
import { bundleScript, bundleStyles } from './page/assets.ts';
import { folderOf, picturesPath } from './page/markup.ts';
import { drawPages } from './page/page.ts';
import { foundRules, readMeanings } from './search/searched.ts';
import { frameLanguages, sayIn } from './words.ts';

/** Writes the pages, the book as data and the pictures that they show, and nothing else: how many bytes these weigh. */
export async function writeBook(book: Book, changes?: BookChanges): Promise<number> {
  await rm(outFolder, { recursive: true, force: true });
  await mkdir(path.join(outFolder, picturesPath), { recursive: true });
  const pictured = new Set(rulesOf(book).flatMap(({ scenarios }) => picturesOf(scenarios)));
  await copyPictures(pictured);
  const write = (name: string, text: string) => writeFile(path.join(outFolder, name), text);
  await Promise.all([bundleStyles(), bundleScript()]).then(([styles, script]) =>
    Promise.all([write('spec.css', styles), write('spec.js', script)]),
  );
  const clauses = clausesOf(readClauses());
  const meanings = readMeanings(process.cwd());
  const found = foundRules(book);
  // A page of a disk may fetch nothing, and runs a script that stands beside it.
  const searched = JSON.stringify({ rules: found, meanings });
  await write('rules.js', `var specification = ${searched};`);
  for (const language of frameLanguages) {
    await mkdir(path.join(outFolder, folderOf(language)), { recursive: true });
    const pages = await drawPages({ book, clauses, changes, found }, sayIn(language));
    for (const [name, page] of pages) await write(name, page);
  }
  return bytesOf(path.join(outFolder, picturesPath));
}

function picturesOf(scenarios: readonly { cases: readonly { pictures: Pictures }[] }[]): string[] {
  return scenarios.flatMap(({ cases }) =>
    cases.flatMap(({ pictures: { before, after } }) =>
      [before, after].flatMap((picture) => picture?.file ?? []),
    ),
  );
}

/** A picture that a later run has removed is missing in the page; its scenario is not. */
async function copyPictures(files: ReadonlySet<string>): Promise<void> {
  for (const file of files) {
    const place = path.join(pictureFolder, file);
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
