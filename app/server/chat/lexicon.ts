import type { Vocabulary } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { everydayWords } from './everyday-words.ts';
import { stemsOf, topicsOf, withoutAccents, wordsOf } from './words.ts';

/** One thing that a question is about. */
export interface Topic {
  /** By these it is known itself. */
  stems: readonly string[];
  /** By these, what the site calls by another name. */
  alike: readonly string[];
  /** A word of any conversation, that tells little of its subject. */
  everyday: boolean;
}

/** Reads texts of one language. */
export interface Lexicon {
  language: Language;
  /** What a question is about, each thing once. */
  topics(question: string): Topic[];
  /** A question's words without the everyday ones, small words among them, in one writing. */
  saying(question: string): string;
}

/** Words and phrases that mean the same. */
interface Group {
  phrases: readonly string[];
  /** Of the members that are one word; of phrases alone, of all their words. */
  stems: readonly string[];
}

/** A lexicon of a language, with the words that a site's visitors use for what it names otherwise. */
export function createLexicon(language: Language, { synonyms }: Vocabulary): Lexicon {
  const everyday = new Set(everydayWords[language].flatMap((word) => stemsOf(word, language)));
  const groups = synonyms.map((members) => groupOf(members, language));
  const phrases = groups
    .flatMap((group) => group.phrases.map((phrase) => ({ phrase, alike: group.stems })))
    .sort((a, b) => b.phrase.length - a.phrase.length);

  return { language, topics, saying };

  function topics(question: string): Topic[] {
    const { rest, found } = takePhrases(question);
    const single = topicsOf(rest).map((word) => topicOf(stemsOf(word, language)));
    const byStems = [...found, ...single].map(
      (topic) => [[...topic.stems, ...topic.alike].join(), topic] as const,
    );
    return [...new Map(byStems).values()];
  }

  function saying(question: string): string {
    const words = plainWords(question).split(' ');
    return words.filter((word) => !isEveryday(stemsOf(word, language))).join(' ');
  }

  function isEveryday(stems: readonly string[]): boolean {
    return stems.some((stem) => everyday.has(stem));
  }

  /** Phrases first, the longest before others: their words mean something else alone. */
  function takePhrases(question: string) {
    let rest = ` ${plainWords(question)} `;
    const found: Topic[] = [];
    for (const { phrase, alike } of phrases) {
      if (!rest.includes(` ${phrase} `)) continue;
      while (rest.includes(` ${phrase} `)) rest = rest.replace(` ${phrase} `, ' ');
      found.push({ stems: [], alike, everyday: false });
    }
    return { rest: found.length > 0 ? rest : question, found };
  }

  function topicOf(stems: readonly string[]): Topic {
    const near = groups.filter((group) => group.stems.some((stem) => stems.includes(stem)));
    const alike = new Set(near.flatMap((group) => group.stems));
    for (const stem of stems) alike.delete(stem);
    return { stems, alike: [...alike], everyday: isEveryday(stems) };
  }
}

function groupOf(members: readonly string[], language: Language): Group {
  const phrases = members.map(plainWords).filter((member) => member.includes(' '));
  const single = members.filter((member) => !/\s/.test(member));
  const words = single.map(topicsOf).filter((topics) => topics.length === 1);
  const telling = words.length > 0 ? words : members.map(topicsOf);
  const stems = telling.flat().flatMap((word) => stemsOf(word, language));
  return { phrases, stems: [...new Set(stems)] };
}

function plainWords(text: string): string {
  return wordsOf(withoutAccents(text)).join(' ');
}
