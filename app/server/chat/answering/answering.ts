import type { AssistantData, AssistantKnowledge } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { compose } from './compose.ts';
import { judge, type Verdict } from './judge.ts';
import { type KnownEntry, knownEntries } from './known-entries.ts';
import { createLanguageOf, type WordLists } from './language.ts';
import { createRanking, type Ranker, type Ranking, type RankingPart } from './ranking.ts';
import { partsOf } from './split.ts';
import { wordsOf } from './words.ts';

export interface AnsweringOptions {
  knowledge: Readonly<Record<Language, AssistantKnowledge>>;
  words: Readonly<Record<Language, AssistantData>>;
  wordLists: WordLists;
  /** Whether unanswered questions are counted: the assistant then says so when it is asked. */
  counts: boolean;
  /** Parts that the bench leaves out. */
  without?: readonly Part[];
}

type Part = RankingPart | 'splitting' | 'seconds';

export interface Answer {
  kind: Verdict['kind'];
  /** The language of the content; `none` is in the page's. */
  language: Language;
  content: string;
  /** What was made of the question, or of each question in it. */
  verdicts: readonly Verdict[];
}

export interface Answering {
  /** Answers a question in the words of the site's knowledge. */
  answer(question: string, pageLanguage: Language): Answer;
  /** What a language's knowledge has on a question. */
  rankOf(language: Language): Ranking;
}

/** Answers without a model: sure, unsure or none (docs/decisions/0032-sure-unsure-none.md). */
export function createAnswering(options: AnsweringOptions): Answering {
  const { knowledge, words, wordLists } = options;
  const without = options.without ?? [];
  // Half of a server's start, left to the first question: most starts, in tests, are asked nothing.
  const prepared = new Map<Language, Ranker>();
  const languageOf = createLanguageOf(wordLists, isKnown);

  return { answer, rankOf: (language) => rankerOf(language).rank };

  function answer(question: string, pageLanguage: Language): Answer {
    const spoken = languageOf(question);
    const fixed = fixedReply(question, spoken);
    const language = spoken === 'strange' || spoken === undefined ? pageLanguage : spoken;
    const reply = fixed && knowledge[pageLanguage].conversation?.[fixed];
    if (reply) return { kind: 'said', language: pageLanguage, content: reply, verdicts: [] };
    const verdicts = understand(question, language);
    const [{ kind }] = verdicts;
    const seconds = !without.includes('seconds');
    const content = compose(verdicts, { words, language, pageLanguage, seconds });
    return { kind, language, content, verdicts };
  }

  function rankerOf(language: Language): Ranker {
    const ranker = prepared.get(language) ?? prepare(language);
    prepared.set(language, ranker);
    return ranker;
  }

  function prepare(language: Language): Ranker {
    const entries = knownEntries(knowledge[language], options.counts);
    const parts = without.filter((part) => part !== 'splitting' && part !== 'seconds');
    return createRanking({ entries, isWord, without: parts });
  }

  /** The question as a whole, unless its parts are answered more surely. */
  function understand(question: string, language: Language): [Verdict, ...Verdict[]] {
    const { rank } = rankerOf(language);
    const whole = judge(question, rank);
    if (whole.kind === 'none' || without.includes('splitting')) return [whole];
    const parts = partsOf(question).map((part) => judge(part, rank));
    const sure = parts.filter(
      (part) => part.kind === 'sure' && part.confidence >= minPartConfidence,
    );
    const [first, ...others] = distinct(sure);
    if (!first || (others.length === 0 && whole.kind === 'sure')) return [whole];
    return [first, ...others.slice(0, mostAnswers - 1)];
  }

  function isWord(word: string): boolean {
    return languages.some((language) => wordLists[language](word));
  }

  function isKnown(word: string, language: Language): boolean {
    return rankerOf(language).knows(word);
  }
}

/** A part has lost its context: it must be surer than a question that stands alone. */
const minPartConfidence = 0.85;
/** Questions of one message that are answered in turn. */
const mostAnswers = 3;

/** Letters that stand alone say nothing: whatever holds such a letter would be as good an answer as another. */
function fixedReply(question: string, spoken: Language | 'strange' | undefined) {
  if (spoken === 'strange') return 'strange';
  return wordsOf(question).every((word) => word.length === 1) ? 'wordless' : undefined;
}

function distinct(verdicts: readonly Verdict[]): Verdict[] {
  const byEntry = new Map<KnownEntry | undefined, Verdict>();
  for (const verdict of verdicts) {
    const entry = verdict.ranked[0]?.entry;
    if (!byEntry.has(entry)) byEntry.set(entry, verdict);
  }
  return [...byEntry.values()];
}
