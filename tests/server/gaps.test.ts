import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { wordLists } from '../../app/server/chat/answering/word-list.ts';
import { createGaps } from '../../app/server/chat/gaps.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const isWord = (word: string) => wordLists.fr(word) || wordLists.en(word);
let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

async function kept(ask: (count: (question: string, visitor: string) => void) => void) {
  const file = join(directory, 'var', 'gaps.json');
  const gaps = createGaps({ file, isWord, onError: vi.fn() });
  ask(gaps.count);
  await gaps.settled();
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}

test('a word is kept when three visitors used it, however often two did', async () => {
  const words = await kept((count) => {
    for (let time = 0; time < 9; time++) count('la cantine ?', `visitor ${time % 2}`);
    count('un parking ?', 'a');
    count('le parking est-il payant', 'b');
    count('parking', 'c');
  });
  expect(words).toEqual({ parking: 3 });
});

test('nothing personal is kept: numbers, addresses, names', async () => {
  const words = await kept((count) => {
    for (const visitor of ['a', 'b', 'c']) {
      count(
        'je suis Pierre Dupontel et Élise, cantine, pierre@site.example, 06 12 34 56 78, marguerite-1975, dossier A4512',
        visitor,
      );
    }
  });
  expect(Object.keys(words).sort()).toEqual(['cantine', 'dossier', 'et', 'je', 'suis']);
});

/** Bytes of the heap, once all that nobody needs is gone. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('a word that everybody uses takes no more memory than one of three visitors', async () => {
  const file = join(directory, 'gaps.json');
  // Nothing is written, however often it is tried: what is measured is what is held.
  await writeFile(file, '[]');
  const gaps = createGaps({ file, isWord, onError: () => undefined });
  const before = heap();
  for (let visitor = 0; visitor < 50_000; visitor++) gaps.count('cantine', `${visitor}`);
  await gaps.settled();
  expect(heap() - before).toBeLessThan(2_000_000);
});

test('a word that JavaScript uses for itself is one like the others', async () => {
  const words = await kept((count) => {
    for (const visitor of ['a', 'b', 'c']) count('constructor', visitor);
  });
  expect(words).toEqual({ constructor: 3 });
});

test('what an earlier start kept is counted on', async () => {
  await kept((count) => {
    for (const visitor of ['a', 'b', 'c']) count('un parking', visitor);
  });
  const words = await kept((count) => {
    count('le parking', 'd');
    for (const visitor of ['a', 'b', 'c']) count('la cantine', visitor);
  });
  expect(words).toEqual({ un: 3, parking: 3, la: 3, cantine: 3 });
  const more = await kept((count) => {
    for (const visitor of ['a', 'b', 'c']) count('parking', visitor);
  });
  expect(more).toEqual({ ...words, parking: 6 });
});

test('what is written again and again counts once', async () => {
  const words = await kept((count) => {
    for (let visitor = 0; visitor < 6; visitor++) count('parking', `${visitor}`);
  });
  expect(words).toEqual({ parking: 6 });
});

test('a file that is none of ours is said, and left as it is', async () => {
  const file = join(directory, 'gaps.json');
  await writeFile(file, '{"parking": "many"}');
  const onError = vi.fn();
  const gaps = createGaps({ file, isWord, onError });
  for (const visitor of ['a', 'b', 'c']) gaps.count('la cantine', visitor);
  await gaps.settled();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(await readFile(file, 'utf8')).toBe('{"parking": "many"}');
});
