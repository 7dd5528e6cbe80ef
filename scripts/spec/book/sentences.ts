import {
  type Expression,
  ExpressionFactory,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import { type Envelope, StepDefinitionPatternType } from '@cucumber/messages';
import { distance } from 'fastest-levenshtein';
import type { MissingSentence } from './book.ts';

/** A sentence that a step understands. */
export interface Sentence {
  expression: Expression;
  /** As it is offered: once for each of the words that it may say, with blanks for what may be anything. */
  offered: string[];
}

const mostWords = 12;
/** In words: less than one that is there or not. */
const maxTypos = 0.5;
const onlyWords = /^[\p{L}\p{N} ,'’|-]+$/u;

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
      expression: factory.createExpression(isExpression ? source : asRegExp(source)),
      offered: offeredBy(isExpression ? inRegExp(source, registry) : asRegExp(source).source),
    };
  });
}

/** The optional and alternative words of a Cucumber expression, and those of its parameters, as a regular expression's. */
function inRegExp(pattern: string, registry: ParameterTypeRegistry): string {
  return pattern
    .replaceAll(/\(([^)]+)\)/gu, '(?:$1)?')
    .replaceAll(/[\p{L}]+(?:\/[\p{L}]+)+/gu, (words) => `(?:${words.replaceAll('/', '|')})`)
    .replaceAll(/\{(\w+)\}/gu, (blank, name: string) => {
      const [words = ''] = registry.lookupByTypeName(name)?.regexpStrings ?? [];
      const isFew = words.split('|').length <= mostWords;
      return isFew && onlyWords.test(words) ? `(${words})` : blank;
    });
}

/** `I (?:accept|reject) all cookies` is offered as two sentences; a group of anything becomes a blank. */
function offeredBy(pattern: string): string[] {
  const source = pattern.replace(/^\^|\$$/gu, '').replaceAll(/(\p{L})\?/gu, '(?:$1)?');
  const [group, words = '', mark = ''] = /\((?:\?:)?([^()]*)\)(\??)/u.exec(source) ?? [];
  if (group !== undefined) {
    const isWords = onlyWords.test(words) && words.split('|').length <= mostWords;
    const given = isWords ? words.split('|') : [words.startsWith('\\d') ? '{int}' : '{words}'];
    const choices = mark ? ['', ...given] : given;
    return choices.flatMap((one) => offeredBy(source.replace(group, () => one)));
  }
  const said = source.replaceAll(/"\{words\}[^"]*"/gu, '{string}');
  return /[\\^$*+?[\]|]/u.test(said) ? [] : [said];
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

/** At most three sentences that share half of their words and more with a text, the nearest first. None that denies it. */
export function nearestTo(text: string, sentences: readonly Sentence[]): string[] {
  const said = wordsOf(text);
  return [...new Set(sentences.flatMap(({ offered }) => offered))]
    .map((sentence) => {
      const words = wordsOf(sentence);
      const difference = differenceOf(said, words);
      const isContrary = isDenied(words) !== isDenied(said) && difference > maxTypos;
      const share = difference / Math.max(words.length, said.length, 1);
      return { sentence, share: isContrary ? 1 : share };
    })
    .filter(({ share }) => share < 0.5)
    .sort((one, other) => one.share - other.share)
    .slice(0, 3)
    .map(({ sentence }) => filledIn(sentence, text));
}

/** Quoted texts, numbers and blanks are anything: only the words around them are compared. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/"[^"]*"|\{\w*\}|<[^>]*>|\d+(?:\.\d+)?/gu, '*');
  return plain.split(/\s+/u).filter(Boolean);
}

function isDenied(words: readonly string[]): boolean {
  return words.some((word) => /^(?:no|not|never|nobody|nothing|none|without)$/u.test(word));
}

/** The fewest words to take away, add or change, a letter being a part of its word. */
function differenceOf(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  for (const [index, word] of one.entries()) {
    let [left, corner] = [index + 1, index];
    row = row.map((above, column) => {
      const changed = corner + wordDifference(word, other[column] ?? '');
      corner = above;
      left = Math.min(changed, above + 1, left + 1);
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}

function wordDifference(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length, 1);
}

/** With the texts and numbers that were typed, in their order. */
function filledIn(sentence: string, text: string): string {
  const quoted = text.match(/"[^"]*"/gu) ?? [];
  const numbers = text.replaceAll(/"[^"]*"/gu, '').match(/\d+(?:\.\d+)?/gu) ?? [];
  return sentence.replaceAll(/\{(\w*)\}/gu, (blank, name: string) => {
    const given = name === 'string' ? quoted : name === 'int' || name === 'float' ? numbers : [];
    return given.shift() ?? blank;
  });
}
