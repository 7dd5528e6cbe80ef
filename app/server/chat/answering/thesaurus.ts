import type { Vocabulary } from '#schema/compiled.ts';
import { type Stem, wordsOf } from './words.ts';

interface Reading {
  /** The words that belong to no phrase. */
  words: string[];
  /** The stems of what means the same as a phrase, for each phrase that was found. */
  phrases: string[][];
}

export interface Thesaurus {
  /** Takes the known phrases out of a question's words, the longest first: alone their words mean something else. */
  read(words: readonly string[]): Reading;
  /** The stems of the words that mean the same as one of this stem. */
  alike(stem: string): readonly string[];
}

/** The groups of content/knowledge/vocabulary.yaml. */
export function createThesaurus({ synonyms }: Vocabulary, stemOf: Stem): Thesaurus {
  const groups = synonyms.map((members) => members.map(wordsOf));
  const phrases = groups
    .flatMap((members) => {
      const stems = stemsOfGroup(members, stemOf);
      const long = members.filter((words) => words.length > 1);
      return long.map((words) => ({ words, stems }));
    })
    .sort((a, b) => b.words.length - a.words.length);
  const byStem = new Map<string, Set<string>>();
  for (const members of groups) {
    const single = members
      .filter((words) => words.length === 1)
      .flat()
      .map(stemOf);
    for (const stem of single) {
      const alike = byStem.get(stem) ?? new Set();
      for (const other of single) if (other !== stem) alike.add(other);
      byStem.set(stem, alike);
    }
  }

  return {
    read(words) {
      let rest = ` ${words.join(' ')} `;
      const found: string[][] = [];
      for (const { words: phrase, stems } of phrases) {
        const wanted = ` ${phrase.join(' ')} `;
        if (!rest.includes(wanted)) continue;
        rest = rest.replaceAll(wanted, ' ');
        found.push(stems);
      }
      return { words: rest.split(' ').filter((word) => word !== ''), phrases: found };
    },
    alike: (stem) => [...(byStem.get(stem) ?? [])],
  };
}

/** The single words of a group; of one that has phrases alone, all their words. */
function stemsOfGroup(members: readonly string[][], stemOf: Stem): string[] {
  const single = members.filter((words) => words.length === 1);
  const telling = single.length > 0 ? single : members;
  return [...new Set(telling.flat().map(stemOf))];
}
