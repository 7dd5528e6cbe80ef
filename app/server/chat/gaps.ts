import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';
import { codeOf } from '../error-code.ts';
import { makeDirectoryDurably } from '../outbox/durable-file.ts';
import type { WordList } from './answering/word-list.ts';
import { wordsOf } from './answering/words.ts';

export interface GapsOptions {
  /** The file that `npm run ask -- --gaps` reads. */
  file: string;
  /** Whether a word is one of either language: names and numbers are none. */
  isWord: WordList;
  onError: (error: unknown) => void;
}

export interface Gaps {
  /** Counts the words of a question that was not surely answered. */
  count(question: string, visitor: string): void;
  /** Ends when all is written. */
  settled(): Promise<void>;
}

/** Visitors who must have used a word before it is kept. */
const leastVisitors = 3;
/** Words that are watched at a time; more are forgotten until the next start. */
const mostWords = 20_000;

/**
 * Counts what visitors ask and the site does not say, by single words. A word of fewer than three
 * visitors never leaves the memory, where visitors are only hashes that no start shares with another.
 * What an earlier start kept is counted on; a file that cannot be read is left as it is.
 */
export function createGaps({ file, isWord, onError }: GapsOptions): Gaps {
  const salt = randomBytes(16);
  const visitors = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  let earlier: Promise<Counts> | undefined;
  let writing: Promise<void> = Promise.resolve();

  return {
    count(question, visitor) {
      const who = createHash('sha256').update(salt).update(visitor).digest('base64');
      let changed = false;
      for (const word of new Set(impersonalWords(question).filter(isWord))) {
        const seen = visitors.get(word) ?? new Set();
        if (visitors.size >= mostWords && seen.size === 0) continue;
        if (seen.size < leastVisitors) seen.add(who);
        visitors.set(word, seen);
        counts.set(word, (counts.get(word) ?? 0) + 1);
        changed ||= seen.size >= leastVisitors;
      }
      if (changed) writing = writing.then(write).catch(onError);
    },
    settled: () => writing,
  };

  async function write(): Promise<void> {
    earlier ??= keptIn(file);
    const before = new Map(Object.entries(await earlier));
    const kept = new Map(before);
    for (const [word, count] of counts) {
      if ((visitors.get(word)?.size ?? 0) < leastVisitors) continue;
      kept.set(word, (before.get(word) ?? 0) + count);
    }
    const sorted = [...kept].sort(([, one], [, other]) => other - one);
    await mkdir(path.dirname(file), { recursive: true });
    const fresh = `${file}.new`;
    await writeFile(fresh, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`, {
      mode: 0o600,
    });
    await rename(fresh, file);
  }
}

/** Throws an EnvironmentError where nothing can be counted: in a folder, or in a file that is not one of ours. */
export async function proveGapsFile(file: string): Promise<void> {
  try {
    await makeDirectoryDurably(path.dirname(path.resolve(file)));
    await writeFile(`${file}.new`, '', { mode: 0o600 });
    await rm(`${file}.new`);
    // Not read before: a pipe would be waited for.
    if (await isNoFile(file)) throw new Error('this is no file');
    await keptIn(file);
  } catch (error) {
    throw new EnvironmentError(`CHAT_GAPS_FILE: ${file} cannot be counted in`, { cause: error });
  }
}

async function isNoFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && !found.isFile();
}

type Counts = Readonly<Record<string, number>>;

const countsOfWords = z.record(z.string(), z.number());

/** The words that were kept, and how often they were used; most often first. */
export async function keptIn(file: string): Promise<Counts> {
  try {
    return countsOfWords.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}

/** The words of a question without addresses, numbers, and what is written like a name. */
function impersonalWords(question: string): string[] {
  const plain = question
    .replaceAll(/\S*[@/\\]\S*/gu, ' ')
    .replaceAll(/\S*\d\S*/gu, ' ')
    .replaceAll(/(?<![.!?]\s|^|[\p{L}\p{N}])\p{Lu}[\p{L}’'-]*/gu, ' ');
  return wordsOf(plain).filter((word) => word.length > 1);
}
