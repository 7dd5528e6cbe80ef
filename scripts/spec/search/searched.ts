import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { screenNames } from '../../test/screens.ts';
import type { Book, Chapter, FeatureEntry, RuleEntry, Wish } from '../book/book.ts';
import { idOf } from '../book/make-book.ts';
import { ruleAddress } from '../page/markup.ts';
import type { Meanings, Searched } from './find-rules.ts';

/** A rule as the pages find it. */
export interface FoundRule extends Searched {
  verdict: RuleEntry['verdict'];
  address: string;
  /** The fragments that lead to it. */
  anchors: string[];
  /** Of the specification: its number and title. */
  sections: string[];
  screens: string[];
  /** ISO 8601; empty where nobody knows. */
  changed: string;
}

/** What the pages search. */
export function foundRules(book: Book): FoundRule[] {
  return searchedRules(book).map(({ rule, ...searched }) => ({
    ...searched,
    verdict: rule.verdict,
    address: ruleAddress(rule),
    anchors: [...new Set([rule.id, ...rule.clauses.map(idOf)])],
    sections: [...new Set(rule.clauses.map(({ section, title }) => `${section}. ${title}`))],
    screens: screensIn(searched.said),
    changed: changedAt(rule.changed),
  }));
}

/** The screens that a text speaks of, in its order: `the cookie policy page`. */
export function screensIn(text: string): string[] {
  return [...new Set(text.match(new RegExp(`(?:${screenNames.join('|')})(?= page)`, 'gu')) ?? [])];
}

/** What people say for words of the features of a project. */
export function readMeanings(root: string): Meanings {
  const text = readFileSync(path.join(root, 'features/search-words.yaml'), 'utf8');
  return z.record(z.string(), z.array(z.string())).parse(parse(text));
}

/** The rules of a book with the words by which they are found. */
export function searchedRules(book: Book): (Searched & { rule: RuleEntry })[] {
  return book.chapters.flatMap((chapter) =>
    chapter.features.flatMap((feature) =>
      feature.rules.map((rule) => ({ ...wordsOf(chapter, feature, rule), rule })),
    ),
  );
}

function wordsOf(
  { title, isTechnical }: Chapter,
  feature: FeatureEntry,
  rule: RuleEntry,
): Searched {
  return {
    title: rule.name,
    clauses: sourcesOf(rule),
    place: [title.fr, title.en, feature.name, feature.description, rule.description].join('\n'),
    said: [...rule.background.map(({ text }) => text), ...saidBy(rule)].join('\n'),
    isTechnical,
  };
}

export function searchedWish(wish: Wish): Searched {
  return {
    title: wish.rule,
    clauses: sourcesOf(wish),
    place: [wish.feature, wish.description].join('\n'),
    said: saidBy(wish).join('\n'),
    isTechnical: false,
  };
}

function sourcesOf({ clauses, origins }: Pick<Wish, 'clauses' | 'origins'>): string {
  const words = origins.flatMap((origin) => [origin.words.fr, origin.words.en]);
  return [...clauses.map(({ rule }) => rule), ...words].join('\n');
}

function saidBy({ scenarios }: Pick<Wish, 'scenarios'>): string[] {
  return scenarios.flatMap(({ cases }) => cases.flatMap(({ name, says }) => [name, says]));
}

function changedAt(changed: RuleEntry['changed']): string {
  if (changed === 'uncommitted') return new Date().toISOString();
  return changed?.date ?? '';
}
