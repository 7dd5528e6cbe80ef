import {
  type Expression,
  ExpressionFactory,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { type Envelope, StepDefinitionPatternType } from '@cucumber/messages';
import { distance } from 'fastest-levenshtein';
import type { MissingSentence } from './book.ts';

/** A sentence that a step understands: its pattern as developers write it, and what it fits. */
export interface Sentence {
  pattern: string;
  expression: Expression;
  /** As it is offered: once for each of the few words that a parameter of its own stands for. */
  offered: string[];
}

const mostWords = 12;

/** The sentences that the steps of a run understand, or of one that was only planned (`--dry-run`). */
export function sentencesOf(envelopes: readonly Envelope[]): Sentence[] {
  const registry = new ParameterTypeRegistry();
  for (const { parameterType } of envelopes) {
    if (!parameterType || registry.lookupByTypeName(parameterType.name)) continue;
    const { name, regularExpressions, useForSnippets, preferForRegularExpressionMatch } =
      parameterType;
    registry.defineParameterType(
      new ParameterType(
        name,
        [...regularExpressions],
        null,
        (value) => value,
        useForSnippets,
        preferForRegularExpressionMatch,
      ),
    );
  }
  const factory = new ExpressionFactory(registry);
  return envelopes.flatMap(({ stepDefinition }) => {
    if (!stepDefinition) return [];
    const { source, type } = stepDefinition.pattern;
    const isExpression = type === StepDefinitionPatternType.CUCUMBER_EXPRESSION;
    return {
      pattern: source,
      expression: factory.createExpression(isExpression ? source : asRegExp(source)),
      offered: isExpression ? withWords(source, registry) : [source],
    };
  });
}

/** `I {cookieChoice}` is `I accept all cookies`, `I reject all cookies`, … */
function withWords(pattern: string, registry: ParameterTypeRegistry): string[] {
  for (const [blank, name = ''] of pattern.matchAll(/\{(\w+)\}/gu)) {
    const [regexp = ''] = registry.lookupByTypeName(name)?.regexpStrings ?? [];
    const words = regexp.split('|');
    const isWords = /^[\p{L}\p{N} ,'’|-]+$/u.test(regexp) && words.length > 1;
    if (isWords && words.length <= mostWords)
      return words.map((word) => pattern.replace(blank, word));
  }
  return [pattern];
}

/** Cucumber says a regular expression with or without its slashes. */
function asRegExp(source: string): RegExp {
  const [, inner = source, flags = ''] = /^\/(.*)\/([a-z]*)$/su.exec(source) ?? [];
  return new RegExp(inner, flags);
}

export function isUnderstood(text: string, sentences: readonly Sentence[]): boolean {
  return sentences.some(({ expression }) => expression.match(text) !== null);
}

/** The sentences that none of the steps understands, each once, with the nearest ones. */
export function missingSentences(
  texts: readonly string[],
  sentences: readonly Sentence[],
): MissingSentence[] {
  return [...new Set(texts)]
    .filter((text) => !isUnderstood(text, sentences))
    .map((text) => ({ text, nearest: nearestTo(text, sentences) }));
}

/** At most three patterns that differ from the text in less than half of their letters. */
export function nearestTo(text: string, sentences: readonly Sentence[]): string[] {
  return [...new Set(sentences.map(({ pattern }) => pattern))]
    .map((pattern) => ({ pattern, share: shareOfDifference(text, pattern) }))
    .filter(({ share }) => share < 0.5)
    .sort((one, other) => one.share - other.share)
    .slice(0, 3)
    .map(({ pattern }) => pattern);
}

/** Quoted texts and parameters are anything: only the words around them are compared. */
function shareOfDifference(text: string, pattern: string): number {
  const [one, other] = [words(text), words(pattern)];
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/"[^"]*"|\{\w*\}|<[^>]*>|\d+/gu, '*')
    .trim();
}
