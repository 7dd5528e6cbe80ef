import { describe, expect, test } from 'vitest';
import type { KnowledgeLine } from '#schema/compiled.ts';
import { createIndex, normalise } from '../../app/assistant/retrieval.ts';
import { fc } from '../fast-check.ts';

function entry(title: string, text = '', keywords?: string[]): KnowledgeLine {
  return { title, text, page: `/${title}`, ...(keywords && { keywords }) };
}

function search(entries: readonly KnowledgeLine[], query: string) {
  const index = createIndex();
  for (const one of entries) index.add(one);
  return index.search(query);
}

function scoreOf(one: KnowledgeLine, query: string): number {
  return search([one], query)[0]?.score ?? 0;
}

describe('the score', () => {
  const deployment = entry('Déploiement', "L'installation dure un jour.", [
    'on-premise',
    'serveur',
  ]);

  test.each([
    ['deploiement', 1],
    ['DÉPLOIEMENT', 1],
    ['deploiement jour', 2],
    ['jour, jour; jour', 1],
    ['jo\u00adur ser\u200bveur', 2.5],
    ['jours', 0],
    ['install', 0],
    ['L', 0],
    ['installation', 1],
    ['serveur', 1.5],
    ['serveurs', 0.5],
    ['on-premise', 2.5],
    ['on premise', 2],
    ['', 0],
    ['?!', 0],
  ])('of %j is %d', (query, expected) => {
    expect(scoreOf(deployment, query)).toBe(expected);
  });

  test('a keyword counts wherever the query contains it', () => {
    expect(scoreOf(entry('a', '', ['ia']), 'un projet social')).toBe(0.5);
  });

  test('a word counts once, in whatever fields it stands', () => {
    expect(scoreOf(entry('agent', 'agent agent', ['agents']), 'agent')).toBe(1);
  });

  test('apostrophes and spaces are the same, however they are set', () => {
    expect(scoreOf(entry('a', '', ['appel d’offres']), "un appel d'offres")).toBe(2.5);
    expect(normalise('« Coût\u202f:\u00a0ÉLEVÉ »')).toBe('« cout : eleve »');
  });

  test('an empty keyword is contained in nothing', () => {
    expect(scoreOf(entry('a', '', ['', ' ']), 'zz')).toBe(0);
  });
});

describe('the search', () => {
  test('gives the best eight, the better first', () => {
    const entries = Array.from({ length: 12 }, (_, place) =>
      entry(`n${place}`, place % 3 === 0 ? 'stone wall' : 'stone'),
    );
    expect(search(entries, 'stone wall').map(({ entry: { title } }) => title)).toEqual([
      'n0',
      'n3',
      'n6',
      'n9',
      'n1',
      'n2',
      'n4',
      'n5',
    ]);
  });

  test('leaves out what scores nothing', () => {
    expect(search([entry('a', 'stone'), entry('b', 'wall')], 'wall')).toHaveLength(1);
  });
});

test('finds exactly what scoring every entry in turn finds', () => {
  const word = fc.constantFrom(
    'a',
    'ia',
    'mur',
    'murs',
    'pierre',
    'Église',
    'on-premise',
    'é',
    'x1',
  );
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
  const entries = fc.array(
    fc.record(
      { title: text, text, page: fc.constant('/'), keywords: fc.array(text, { maxLength: 3 }) },
      { requiredKeys: ['title', 'text', 'page'] },
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(entries, text, (known, query) => {
      expect(search(known, query)).toEqual(scan(known, query));
    }),
    { numRuns: 500 },
  );
});

/** The score as the rules have it (spec-9-chat-score), entry by entry. */
function scan(entries: readonly KnowledgeLine[], query: string) {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (text: string) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((one) => one.length > 1);
  const asked = new Set(words(query));
  return entries
    .map((one) => {
      const { title, text, keywords = [] } = one;
      const own = words([title, text, ...keywords].join(' '));
      const contained = keywords.filter(
        (keyword) => keyword !== '' && plain(query).includes(plain(keyword)),
      );
      return {
        entry: one,
        score: [...asked].filter((word) => own.includes(word)).length + contained.length / 2,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 8);
}
