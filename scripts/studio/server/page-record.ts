import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { codeOf } from '../../../app/server/error-code.ts';

/** What the page was built from: a hash of each file, by its path. */
const sources = z.record(z.string(), z.string());

/** Whether a page is there, built from its files as they are now; a damaged record says nothing. */
export async function isBuilt(page: string, record: string): Promise<boolean> {
  const before = await readRecord(record);
  if (before.length === 0 || (await hashOf(page)) === '') return false;
  const same = await Promise.all(before.map(async ([file, hash]) => (await hashOf(file)) === hash));
  return same.every(Boolean);
}

/** The record of a build. A file that was written since its start may not be in it: it has no hash. */
export async function pageRecord(files: readonly string[], startedAt: number): Promise<string> {
  const hashes = files.map(async (file) => {
    const { mtimeMs } = await stat(file);
    return [file, mtimeMs < startedAt ? await hashOf(file) : ''];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(hashes)));
}

async function readRecord(record: string): Promise<[string, string][]> {
  try {
    return Object.entries(sources.parse(JSON.parse(await readFile(record, 'utf8'))));
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT';
    if (isMissing || error instanceof SyntaxError || error instanceof z.ZodError) return [];
    throw error;
  }
}

/** Empty for a file that is not there. */
async function hashOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}
