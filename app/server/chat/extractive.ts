import type { AssistantData, KnowledgeLine } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { Engine } from './engine.ts';
import type { Lexicon } from './lexicon.ts';
import type { Ranked, Ranking } from './ranking.ts';
import { languageOf, stemsOf, topicsOf, withoutAccents, wordsOf } from './words.ts';

export interface ExtractiveOptions {
  lexicons: Readonly<Record<Language, Lexicon>>;
  rankings: Readonly<Record<Language, Ranking>>;
  words: Readonly<Record<Language, AssistantData>>;
}

const sentenceLimit = 3;
/** Entries that sentences are taken from. */
const sourceLimit = 3;
/** Share of the best entry's score and coverage that another source must reach. */
const nearBest = 0.8;

/**
 * Answers without a model: the sentences of the site's own knowledge that share most with the
 * question, and the pages they come from. A question that meets none gets the refusal.
 */
export function createExtractiveEngine({ lexicons, rankings, words }: ExtractiveOptions): Engine {
  return ({ text, language }) => {
    const own = words[language];
    if (isGreeting(text, own.greetings)) return { kind: 'answer', content: own.greeting };
    const spoken = languageOf(text) ?? language;
    const heard = understood(text, (part) => relevant(rankings[spoken](part, sourceLimit)));
    if (!heard) return { kind: 'answer', content: refusal(language) };
    const chosen = bestSentences(heard.sources, heard.part, lexicons[spoken]);
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
 * The surer an entry is by its words and their number, the more of the question may be beside it. The
 * figures part the questions of tests/server/questions.ts and reader-questions.ts from those that are
 * off topic.
 */
const enough: readonly Omit<Ranked, 'entry'>[] = [
  { score: 6.3, coverage: 0.18, named: 1 },
  { score: 3.7, coverage: 0.12, named: 2 },
  { score: 3.7, coverage: 0.33, named: 0 },
  { score: 2.4, coverage: 0.5, named: 0 },
];

/**
 * A question as a whole or, when that meets nothing, the sentence of it that meets most: a letter
 * says more than it asks.
 */
function understood(text: string, find: (part: string) => Ranked[]) {
  const whole = find(text);
  if (whole.length > 0) return { part: text, sources: whole };
  return segmentsOf(text)
    .filter((part) => topicsOf(part).length > 1)
    .map((part) => ({ part, sources: find(part) }))
    .sort((a, b) => (b.sources[0]?.score ?? 0) - (a.sources[0]?.score ?? 0))
    .find(({ sources }) => sources.length > 0);
}

/** The entries near the best one. None, when the best holds too little of the question to answer it. */
function relevant(ranked: readonly Ranked[]): Ranked[] {
  const [best] = ranked;
  if (!best || !answers(best)) return [];
  return ranked.filter(
    ({ score, coverage }) => score >= best.score * nearBest && coverage >= best.coverage * nearBest,
  );
}

function answers({ score, coverage, named }: Ranked): boolean {
  return enough.some(
    (least) => score >= least.score && coverage >= least.coverage && named >= least.named,
  );
}

function bestSentences(sources: readonly Ranked[], question: string, lexicon: Lexicon) {
  const asked = lexicon.topics(question).map(({ stems, alike }) => [...stems, ...alike]);
  const candidates = sources.flatMap(({ entry, score }, source) =>
    sentencesOf(entry).flatMap((sentence, place) => {
      const held = stemSet(sentence, lexicon.language);
      const shared = asked.filter((stems) => stems.some((stem) => held.has(stem))).length;
      // What another entry says beside the question is no part of the answer.
      if (source > 0 && shared === 0) return [];
      // Ties go to the better source, then to what its text says first.
      const value = score * (1 + shared) - place / 1000;
      return [{ sentence, page: entry.page, title: entry.title, source, place, value }];
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

/** The sentences of an entry's text; of one that has nothing but headings, those. */
function sentencesOf({ title, text }: KnowledgeLine): string[] {
  const all = segmentsOf(text);
  const saying = all.filter((one) => !isHeading(one, title) && !isFragment(one));
  return saying.length > 0 ? saying : all;
}

function segmentsOf(text: string): string[] {
  const segments = new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(text);
  return [...segments]
    .flatMap(({ segment }) => segment.split(smallStart))
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
}

/** A sentence that begins with a figure or a small letter, which the segmenter takes for the same one. */
const smallStart = /(?<=(?:\p{L}{4}|[\d%+)])[.!?…])\s+(?=[\d\p{Ll}])/u;

/** The title again, or a word or two that name a subject and say nothing of it, unless with a number. */
function isHeading(sentence: string, title: string): boolean {
  if (title.endsWith(sentence.replace(/\.$/, ''))) return true;
  return wordsOf(sentence).length < 3 && !/\d/.test(sentence);
}

/** An item of a list, which goes on with what stands before it. */
function isFragment(sentence: string): boolean {
  return /^\p{Ll}/u.test(sentence);
}
