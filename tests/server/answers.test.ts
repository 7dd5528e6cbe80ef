import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KnowledgeLine } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { createIndex } from '../../app/assistant/retrieval.ts';
import { createExtractiveEngine } from '../../app/server/chat/extractive.ts';
import { parseKnowledge } from '../../app/server/chat/knowledge.ts';
import { createLexicon } from '../../app/server/chat/lexicon.ts';
import { createRanking, type Ranking } from '../../app/server/chat/ranking.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { type Asked, english, french, offTopicEnglish, offTopicFrench } from './questions.ts';
import {
  englishByReaders,
  frenchByReaders,
  offTopicEnglishByReaders,
  offTopicFrenchByReaders,
} from './reader-questions.ts';

/** Shares that must be reached over the site's own knowledge. */
const leastAnswered = 0.95;
const leastRefused = 0.95;
/** The same over the questions of readers, which are harder. */
const leastAnsweredToReaders = 0.8;
const leastRefusedToReaders = 0.85;
const maxContextEntries = 8;

const { words, vocabulary } = compiledSite.assistant;
const lexicons = {
  fr: createLexicon('fr', vocabulary.fr),
  en: createLexicon('en', vocabulary.en),
};
let knowledge: Record<Language, KnowledgeLine[]>;
let rankings: Record<Language, Ranking>;

beforeAll(async () => {
  knowledge = { fr: await read('knowledge.jsonl'), en: await read('en/knowledge.jsonl') };
  rankings = {
    fr: createRanking(knowledge.fr, lexicons.fr),
    en: createRanking(knowledge.en, lexicons.en),
  };
});

async function read(name: string): Promise<KnowledgeLine[]> {
  return parseKnowledge(await readFile(join(import.meta.dirname, '../../public', name), 'utf8'));
}

async function answer(text: string, language: Language): Promise<string> {
  const engine = createExtractiveEngine({ lexicons, rankings, words });
  const result = await engine({ text, language, signal: new AbortController().signal });
  return result.kind === 'answer' ? result.content : '';
}

/** The product's slug stands in one address of the site, and nowhere in the questions. */
function accepted(pages: readonly string[]): string[] {
  const why = compiledSite.routes.find(({ address }) => address.startsWith('/why-'))?.address ?? '';
  return pages.map((page) => page.replace('{slug}', why.slice('/why-'.length)));
}

const pageOf = (address: string) => decodeURIComponent(address.split('#')[0] ?? '');
const named = (content: string) =>
  [...content.matchAll(/\((\/[^()\s]*)\)/g)].map(([, page = '']) => pageOf(page));

async function isAnswered([question, ...pages]: Asked, language: Language): Promise<boolean> {
  const right = accepted(pages);
  return named(await answer(question, language)).some((page) => right.includes(page));
}

function share(name: string, results: readonly boolean[]): number {
  const good = results.filter(Boolean).length;
  console.log(
    `${name}: ${good} of ${results.length} (${((100 * good) / results.length).toFixed(1)} %)`,
  );
  return good / results.length;
}

describe.each([
  ['fr', french, offTopicFrench],
  ['en', english, offTopicEnglish],
] as const)('questions in %s', (language, questions, offTopic) => {
  test('every expected page exists', () => {
    const addresses = new Set(compiledSite.routes.map(({ address }) => address));
    const pages = questions.flatMap(([, ...expected]) => accepted(expected));
    expect(pages.filter((page) => !addresses.has(page))).toEqual([]);
  });

  test('are answered from the right page', async () => {
    const results = await Promise.all(questions.map((asked) => isAnswered(asked, language)));
    expect(share(`answered from the right page, ${language}`, results)).toBeGreaterThanOrEqual(
      leastAnswered,
    );
  });

  test('find the right page for the model’s context', () => {
    const found = questions.map(([asked, ...pages]) =>
      rankings[language](asked, maxContextEntries).some(({ entry }) =>
        accepted(pages).includes(pageOf(entry.page)),
      ),
    );
    expect(share(`right page among the first 8, ${language}`, found)).toBeGreaterThanOrEqual(0.95);
  });

  test('that are off topic are refused', async () => {
    const answers = await Promise.all(offTopic.map((question) => answer(question, language)));
    const refused = answers.map((content) => content.startsWith(words.fr.offTopic));
    expect(share(`off topic and refused, ${language}`, refused)).toBeGreaterThanOrEqual(
      leastRefused,
    );
  });
});

describe.each([
  ['fr', frenchByReaders, offTopicFrenchByReaders],
  ['en', englishByReaders, offTopicEnglishByReaders],
] as const)('questions of readers in %s', (language, questions, offTopic) => {
  test('are answered from the right page', async () => {
    const results = await Promise.all(questions.map((asked) => isAnswered(asked, language)));
    expect(share(`readers answered from the right page, ${language}`, results)).toBeGreaterThan(
      leastAnsweredToReaders,
    );
  });

  test('that are off topic are refused', async () => {
    const answers = await Promise.all(offTopic.map((question) => answer(question, language)));
    const refused = answers.map((content) => content.startsWith(words.fr.offTopic));
    expect(share(`readers off topic and refused, ${language}`, refused)).toBeGreaterThan(
      leastRefusedToReaders,
    );
  });
});

test('the right page is ranked first more often than by the words that a browser counts', () => {
  const both = { own: [] as boolean[], counted: [] as boolean[] };
  for (const [language, questions] of [
    ['fr', french],
    ['en', english],
  ] as const) {
    const index = createIndex();
    for (const entry of knowledge[language]) index.add(entry);
    for (const [question, ...pages] of questions) {
      const right = (entry: KnowledgeLine | undefined) =>
        entry !== undefined && accepted(pages).includes(pageOf(entry.page));
      both.own.push(right(rankings[language](question, 1)[0]?.entry));
      both.counted.push(right(index.search(question)[0]?.entry));
    }
  }
  const counted = share('right page ranked first by the browser', both.counted);
  expect(share('right page ranked first', both.own)).toBeGreaterThan(counted);
});

describe('an answer', () => {
  test('names three pages at most, and has three sentences of the knowledge at most', async () => {
    const texts = knowledge.fr.map(({ text }) => text);
    for (const [question] of french) {
      const content = await answer(question, 'fr');
      if (content === words.fr.offTopic) continue;
      const [said = '', sources = ''] = content.split('\n\n');
      expect(sources).toContain(words.fr.sources);
      expect(named(sources).length).toBeLessThanOrEqual(3);
      const segments = [...new Intl.Segmenter('fr', { granularity: 'sentence' }).segment(said)];
      const strange = said
        .split(/(?<=[.!?…]) (?=[\p{Lu}\d])/u)
        .filter((sentence) => !texts.some((text) => text.includes(sentence)));
      expect(strange).toEqual([]);
      expect(segments.length).toBeLessThanOrEqual(3);
    }
  });

  test('says sentences, no headings of one word', async () => {
    const [said = ''] = (await answer('Where is our data hosted?', 'en')).split('\n\n');
    const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(said)];
    expect(segments.length).toBeGreaterThan(0);
    expect(segments.filter(({ segment }) => !segment.trim().includes(' '))).toEqual([]);
  });

  test('speaks the question’s language, on a page of the other too', async () => {
    expect(named(await answer('how much does it cost?', 'fr'))).toContain('/en/book-demo');
    expect(named(await answer('combien ça coûte ?', 'en'))).toContain('/book-demo');
  });

  test('is the refusal of the page’s language when nothing fits', async () => {
    expect(await answer('pancake recipe', 'fr')).toBe(words.fr.offTopic);
    expect(await answer('recette de crêpes', 'en')).toBe(
      `${words.fr.offTopic}\n\n${words.en.offTopic}`,
    );
  });

  test('to what it costs names the prices alone, not what the product saves', async () => {
    expect(named(await answer('Combien ça coûte ?', 'fr'))).toEqual(['/book-demo']);
    expect(named(await answer('How much does it cost?', 'en'))).toEqual(['/en/book-demo']);
  });

  test('says who it is', async () => {
    expect(await answer('Qui êtes-vous ?', 'fr')).toBe(words.fr.greeting);
    expect(await answer('What can you do?', 'en')).toBe(words.en.greeting);
  });

  test('says how long personal data is kept', async () => {
    expect(await answer('Combien de temps gardez-vous mes données ?', 'fr')).toContain('2 ans');
    expect(await answer('How long do you keep my personal data?', 'en')).toContain('2 years');
  });

  test('does not take what is agentic for an agent', async () => {
    expect(await answer('What is agentic AI?', 'en')).toContain('agentic AI platform');
    expect(await answer('IA agentique : définition', 'fr')).toContain('plateforme d’IA agentique');
  });

  test('does not depend on accents or capitals', async () => {
    expect(await answer('SECURITE DE LA PLATEFORME', 'fr')).toBe(
      await answer('sécurité de la plateforme', 'fr'),
    );
  });
});
