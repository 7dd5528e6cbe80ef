import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import type { Language } from '#schema/languages.ts';
import type { Memory } from '../read/memory.ts';
import { formsOf } from './words.ts';

/** The dictionary of a language: a package of cspell, and its file. A language without one is not checked. */
const packages: Partial<Record<Language, readonly [name: string, file: string]>> = {
  fr: ['@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
  en: ['@cspell/dict-en-gb-mit', 'en_GB.trie.gz'],
};

export type Dictionary = {
  /** Whether a language has a dictionary at all. */
  speaks: (language: Language) => boolean;
  knows: (word: string, language: Language) => boolean;
  /** The known word that is nearest; undefined when none is near. */
  nearest: (word: string, language: Language) => string | undefined;
};

type Trie = ReturnType<typeof decodeTrie>;

/** To open one takes most of a second: each is opened once in a process. */
const tries = new Map<Language, Trie>();

function open(language: Language): Trie {
  const known = tries.get(language) ?? readTrie(language);
  tries.set(language, known);
  return known;
}

/** The dictionaries of all languages. What is remembered needs none. */
export function openDictionary(memory: Memory): Dictionary {
  const editions = new Map<Language, string>();

  function remembered(question: string, word: string, language: Language, find: () => string) {
    const edition = editions.get(language) ?? editionOf(language);
    editions.set(language, edition);
    const key = `${question} ${edition} ${word}`;
    const before = memory.recall(key);
    if (before !== undefined) return before;
    const answer = find();
    memory.keep(key, answer);
    return answer;
  }

  return {
    speaks: (language) => packages[language] !== undefined,
    knows: (word, language) =>
      remembered('knows', word, language, () =>
        lookUp(word, language, open(language)) ? 'yes' : '',
      ) === 'yes',
    nearest: (word, language) => {
      const near = remembered('nearest', word, language, () => suggest(word, open(language)));
      return near === '' ? undefined : near;
    },
  };
}

function lookUp(word: string, language: Language, trie: Trie): boolean {
  const knows = (one: string) =>
    /^\p{Lu}+$/u.test(one) ||
    [one, one.toLowerCase(), capital(one)].some(
      (each) => trie.has(each) || trie.has(each.replaceAll("'", '’')),
    );
  return formsOf(word, language).some((parts) => parts.every(knows));
}

function suggest(word: string, trie: Trie): string {
  const options = { numSuggestions: 1, changeLimit: 2, timeout: 200, includeTies: false };
  const [near = ''] = trie.suggest(word.toLowerCase(), options);
  const isNear = distance(word.toLowerCase(), near.toLowerCase()) <= Math.max(1, word.length / 4);
  return isNear && /^[\p{L}'’-]+$/u.test(near) ? near : '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function readTrie(language: Language): Trie {
  const [name, file] = packageOf(language);
  return decodeTrie(gunzipSync(readFileSync(path.join(folderOf(name), file))));
}

/** How words are looked up: another way makes what is remembered worthless. */
const rules = 2;

const manifest = z.object({ name: z.string(), version: z.string() });

function editionOf(language: Language): string {
  const [folder] = packageOf(language);
  const text = readFileSync(path.join(folderOf(folder), 'package.json'), 'utf8');
  const { name, version } = manifest.parse(JSON.parse(text));
  return `${name} ${version} ${rules}`;
}

function packageOf(language: Language): readonly [name: string, file: string] {
  const found = packages[language];
  if (!found) throw new Error(`there is no dictionary of ${language}`);
  return found;
}

function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(name)));
}
