import type { AssistantData, AssistantKnowledge } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import { compose } from './compose.ts';
import type { Verdict } from './judge.ts';
import { knownEntries } from './known-entries.ts';
import { createLanguagesOf, type WordLists } from './language.ts';
import { createPremises, type Premises } from './premises.ts';
import { createRanking, type Ranker, type Ranking } from './ranking.ts';
import { stems } from './stems.ts';
import { understand } from './understand.ts';
import { wordsOf } from './words.ts';

export interface AnsweringOptions {
  knowledge: Readonly<Record<Language, AssistantKnowledge>>;
  words: Readonly<Record<Language, AssistantData>>;
  wordLists: WordLists;
  /** Whether unanswered questions are counted: the assistant then says so when it is asked. */
  counts: boolean;
}

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

/** Answers without a model: sure, likely, unsure or none (docs/decisions/0075-sure-likely-unsure-none.md). */
export function createAnswering(options: AnsweringOptions): Answering {
  const { knowledge, words, wordLists } = options;
  // Half of a server's start, left to the first question: most starts, in tests, are asked nothing.
  const prepared = new Map<Language, Prepared>();
  const languagesOf = createLanguagesOf(wordLists, isKnown);

  return { answer, rankOf: (language) => preparedFor(language).rank };

  function answer(question: string, pageLanguage: Language): Answer {
    const replies = knowledge[pageLanguage].conversation;
    const said = (content: string): Answer => {
      return { kind: 'said', language: pageLanguage, content, verdicts: [] };
    };
    if (replies && isWordless(question)) return said(replies.wordless);
    const spoken = languagesOf(question, pageLanguage);
    if (spoken.length === 0 && replies) return said(replies.strange);
    const [first = pageLanguage, ...others] = spoken;
    const own = answerIn(first, question, pageLanguage);
    if (own.kind !== 'none') return own;
    const inOthers = others.map((one) => answerIn(one, question, pageLanguage));
    return inOthers.find(({ kind }) => kind === 'sure') ?? own;
  }

  function answerIn(language: Language, question: string, pageLanguage: Language): Answer {
    const { rank, premiseIn } = preparedFor(language);
    const { verdicts, silent } = understand(question, rank);
    const [{ kind }] = verdicts;
    const premise = premiseIn(question);
    const content = compose(verdicts, { words, language, pageLanguage, silent, premise });
    return { kind: premise === undefined ? kind : 'said', language, content, verdicts };
  }

  function preparedFor(language: Language): Prepared {
    const known = prepared.get(language) ?? prepare(language);
    prepared.set(language, known);
    return known;
  }

  function prepare(language: Language): Prepared {
    const entries = knownEntries(knowledge[language], options.counts);
    const stem = stems[language];
    return {
      ...createRanking({ entries, stem, isWord: wordLists[language] }),
      premiseIn: createPremises(knowledge[language].conversation?.premises ?? [], stem),
    };
  }

  function isKnown(word: string): boolean {
    return languages.some((language) => preparedFor(language).knows(word));
  }
}

/** What is made once of a language's knowledge. */
type Prepared = Ranker & { premiseIn: Premises };

/** Letters that stand alone say nothing: whatever holds such a letter would be as good an answer as another. */
function isWordless(question: string): boolean {
  return wordsOf(question).every((word) => word.length === 1);
}
