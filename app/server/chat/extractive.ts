import type { AssistantData, Language } from '../../../schema/compiled.ts';
import type { Engine } from './engine.ts';
import type { Ranked, Ranking } from './ranking.ts';
import { languageOf, stemsOf, topicsOf, withoutAccents, wordsOf } from './words.ts';

export interface ExtractiveOptions {
  rankings: Readonly<Record<Language, Ranking>>;
  words: Readonly<Record<Language, AssistantData>>;
}

const sentenceLimit = 3;
/** Entries that sentences are taken from. */
const sourceLimit = 3;
/** Share of the best entry's score that another source must reach. */
const nearBest = 0.8;

/**
 * Answers without a model: the sentences of the site's own knowledge that share most with the
 * question, and the pages they come from. A question that meets none gets the refusal.
 */
export function createExtractiveEngine({ rankings, words }: ExtractiveOptions): Engine {
  return ({ text, language }) => {
    const own = words[language];
    if (isGreeting(text, own.greetings)) return { kind: 'answer', content: own.greeting };
    const spoken = languageOf(text) ?? language;
    const sources = relevant(rankings[spoken](text, sourceLimit));
    if (sources.length === 0) return { kind: 'answer', content: refusal(language) };
    const chosen = bestSentences(sources, text, spoken);
    const pages = [...new Map(chosen.map(({ page, title }) => [page, title]))];
    const named = pages.map(([page, title]) => `${title} (${page})`).join(', ');
    const sentences = chosen.map(({ sentence }) => sentence).join(' ');
    return { kind: 'answer', content: `${sentences}\n\n${words[spoken].sources} ${named}` };
  };

  /** The French refusal; on English pages its English follows (docs/interface.md, "Assistant"). */
  function refusal(language: Language): string {
    const french = words.fr.offTopic;
    return language === 'fr' ? french : `${french}\n\n${words.en.offTopic}`;
  }
}

function isGreeting(text: string, greetings: readonly string[]): boolean {
  const plain = (words: string) => wordsOf(withoutAccents(words)).join(' ');
  return greetings.some((greeting) => plain(greeting) === plain(text));
}

/**
 * The entries near the best one. None, when the best holds too little of the question to answer it.
 * The figures part the questions of tests/server/questions.ts from those that are off topic.
 */
function relevant(ranked: readonly Ranked[]): Ranked[] {
  const [best] = ranked;
  if (!best || !answers(best)) return [];
  return ranked.filter(({ score }) => score >= best.score * nearBest);
}

function answers({ score, coverage }: Ranked): boolean {
  return (score >= 3.7 && coverage >= 0.33) || (score >= 2.4 && coverage >= 0.5);
}

function bestSentences(sources: readonly Ranked[], question: string, language: Language) {
  const asked = [...new Set(topicsOf(question))].map((topic) => stemsOf(topic, language));
  const candidates = sources.flatMap(({ entry, score }, source) =>
    sentencesOf(entry.text).map((sentence, place) => {
      const held = stemSet(sentence, language);
      const shared = asked.filter((stems) => stems.some((stem) => held.has(stem))).length;
      // Ties go to the better source, then to what its text says first.
      const value = score * (1 + shared) - place / 1000;
      return { sentence, page: entry.page, title: entry.title, source, place, value };
    }),
  );
  const byValue = candidates.sort((a, b) => b.value - a.value);
  // The page that answers best is always among those named.
  const first = byValue.filter(({ source }) => source === 0).slice(0, 1);
  return [...new Set([...first, ...byValue])]
    .slice(0, sentenceLimit)
    .sort((a, b) => a.source - b.source || a.place - b.place);
}

function stemSet(text: string, language: Language): Set<string> {
  return new Set(topicsOf(text).flatMap((topic) => stemsOf(topic, language)));
}

/** The sentences of a text; of one that has nothing but headings, those. */
function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(text);
  const all = [...segments].map(({ segment }) => segment.trim()).filter((one) => one !== '');
  const saying = all.filter((sentence) => !isHeading(sentence));
  return saying.length > 0 ? saying : all;
}

/** A word or two name a subject and say nothing of it, unless with a number. */
function isHeading(sentence: string): boolean {
  return wordsOf(sentence).length < 3 && !/\d/.test(sentence);
}
