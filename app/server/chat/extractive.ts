import type { Language } from '../../../schema/compiled.ts';
import type { AssistantData } from '../../../schema/compiled.ts';
import type { Engine } from './engine.ts';
import type { Ranked, Ranking } from './ranking.ts';
import { stemsOf, wordsOf } from './words.ts';

export interface ExtractiveOptions {
  rankings: Readonly<Record<Language, Ranking>>;
  words: Readonly<Record<Language, AssistantData>>;
}

const sentenceLimit = 3;
/** Entries that sentences are taken from. */
const sourceLimit = 3;
/** Shares of the best score, and of the question, that an entry must reach. */
const nearBest = 0.6;
const leastCoverage = 0.5;

/**
 * Answers without a model: the sentences of the site's own knowledge that share most with the
 * question, and the pages they come from. A question that meets none gets the refusal.
 */
export function createExtractiveEngine({ rankings, words }: ExtractiveOptions): Engine {
  return ({ text, language }) => {
    const own = words[language];
    if (isGreeting(text, own.greetings)) return { kind: 'answer', content: own.greeting };
    const sources = relevant(rankings[language](text, sourceLimit));
    if (sources.length === 0) return { kind: 'answer', content: refusal(language) };
    const chosen = bestSentences(sources, text);
    const pages = [...new Map(chosen.map(({ page, title }) => [page, title]))];
    const named = pages.map(([page, title]) => `${title} (${page})`).join(', ');
    const sentences = chosen.map(({ sentence }) => sentence).join(' ');
    return { kind: 'answer', content: `${sentences}\n\n${own.sources} ${named}` };
  };

  /** The French refusal; on English pages its English follows (contract, "Assistant"). */
  function refusal(language: Language): string {
    const french = words.fr.offTopic;
    return language === 'fr' ? french : `${french}\n\n${words.en.offTopic}`;
  }
}

function isGreeting(text: string, greetings: readonly string[]): boolean {
  const said = wordsOf(text).join(' ');
  return greetings.some((greeting) => wordsOf(greeting).join(' ') === said);
}

/** An entry far behind the best one, or that holds little of the question, answers another question. */
function relevant(ranked: readonly Ranked[]): Ranked[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(
    ({ score, coverage }) => score >= best * nearBest && coverage >= leastCoverage,
  );
}

function bestSentences(sources: readonly Ranked[], question: string) {
  const asked = new Set(stemsOf(question));
  const candidates = sources.flatMap(({ entry, score }, source) =>
    sentencesOf(entry.text).map((sentence, place) => {
      const shared = new Set(stemsOf(sentence).filter((word) => asked.has(word))).size;
      // Ties go to the better source, then to what its text says first.
      const value = score * (1 + shared) - place / 1000;
      return { sentence, page: entry.page, title: entry.title, source, place, value };
    }),
  );
  return candidates
    .sort((a, b) => b.value - a.value)
    .slice(0, sentenceLimit)
    .sort((a, b) => a.source - b.source || a.place - b.place);
}

function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}
