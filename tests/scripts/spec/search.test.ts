import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBook } from '../../../scripts/spec/read-book.ts';
import { type Found, ruleFinder } from '../../../scripts/spec/search/find-rules.ts';
import { readMeanings, searchedRules } from '../../../scripts/spec/search/searched.ts';

interface Question {
  ask: string;
  /** The titles of which one must be among the first three. */
  rules: string[];
}

const questions: Record<string, Question[]> = parse(
  readFileSync(new URL('questions.yaml', import.meta.url), 'utf8'),
);
const firstThree = 3;

const meanings = readMeanings(process.cwd());
let titles: Set<string>;
let find: (typed: string) => Found<{ title: string }>;
beforeAll(async () => {
  const rules = searchedRules(await readBook(process.cwd(), undefined));
  titles = new Set(rules.map(({ title }) => title));
  find = ruleFinder(rules, meanings);
});

const found = (typed: string) => find(typed).rules.map(({ title }) => title);

test.each(Object.keys(questions))(
  'of what owners ask (%s), nine in ten are answered by one of the first three rules',
  (group) => {
    const asked = questions[group] ?? [];
    expect(asked.flatMap(({ rules }) => rules).filter((title) => !titles.has(title))).toEqual([]);
    const missed = asked.filter(
      ({ ask, rules }) =>
        !found(ask)
          .slice(0, firstThree)
          .some((title) => rules.includes(title)),
    );
    expect(missed.length, missed.map(({ ask }) => ask).join('; ')).toBeLessThanOrEqual(
      asked.length / 10,
    );
  },
);

test.each(['bannerr delay', 'banner delayed', 'banners', 'bandeua', 'bandeaux', 'BANDEAU', 'bann'])(
  'a slip, another ending or half a word still finds: "%s"',
  (typed) => {
    expect(found(typed).slice(0, firstThree).join('\n')).toMatch(/banner|second/u);
  },
);

test('what no rule has in full is met with what comes near, and told apart', () => {
  expect(find('cookie banner').isNear).toBe(false);
  const near = find('cookie banner zeppelin');
  expect(near.isNear).toBe(true);
  expect(near.rules).not.toEqual([]);
  expect(find('zeppelin').rules).toEqual([]);
});

test('a title comes before a clause, and a clause before what scenarios say', () => {
  const of = (words: Partial<Record<'title' | 'clauses' | 'said', string>>) => ({
    ...{ title: 'a', clauses: 'a', place: 'a', said: 'a', isTechnical: false },
    ...words,
  });
  const rules = [of({ said: 'zeppelin' }), of({ clauses: 'zeppelin' }), of({ title: 'zeppelin' })];
  expect(ruleFinder(rules, meanings)('zeppelin').rules).toEqual(rules.toReversed());
});

test('each word that others are said for is a word of the features', () => {
  const files = globSync('features/**/*.feature').concat(
    'features/clauses.yaml',
    'features/chapters.yaml',
  );
  const text = files.map((file) => readFileSync(file, 'utf8').toLowerCase()).join('\n');
  expect(Object.keys(meanings).filter((word) => !text.includes(word))).toEqual([]);
});
