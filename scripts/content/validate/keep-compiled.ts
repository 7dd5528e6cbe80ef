import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps in a file what is compiled from sources, and makes it anew when their hash is another one. What
 * was compiled while the sources changed may be made of old and new ones: it is never kept.
 */
export function keepCompiled(file: string, hashOf: () => string, compile: () => string): void {
  let hash = hashOf();
  if (readIfThere(file).startsWith(headOf(hash))) return;
  let text: string;
  let before: string;
  do {
    before = hash;
    text = compile();
    hash = hashOf();
  } while (hash !== before);
  write(file, headOf(hash) + text);
}

function headOf(hash: string): string {
  return `// ${hash}\n`;
}

/** Whole or not at all: several compiles may begin at once. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
