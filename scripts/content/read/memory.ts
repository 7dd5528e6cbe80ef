import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What was found out before, by a key that changes with all that the answer depends on. */
export type Memory = {
  recall: (key: string) => string | undefined;
  keep: (key: string, answer: string) => void;
  /** Writes what is new; what nobody asked for this time is forgotten. */
  close: () => void;
};

const kept = z.record(z.string(), z.string());

/** Answers that took long to find, in a file. Without it, or with a damaged one, they are found again. */
export function openMemory(file: string): Memory {
  const before = read(file);
  const asked = new Map<string, string>();
  let isNew = false;
  return {
    recall: (key) => {
      const answer = asked.get(key) ?? before.get(key);
      if (answer !== undefined) asked.set(key, answer);
      return answer;
    },
    keep: (key, answer) => {
      asked.set(key, answer);
      isNew = true;
    },
    close: () => {
      if (!isNew) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(asked)));
    },
  };
}

function read(file: string): ReadonlyMap<string, string> {
  try {
    const parsed = kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(Object.entries(parsed.data ?? {}));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (error instanceof SyntaxError || isMissing) return new Map();
    throw error;
  }
}
