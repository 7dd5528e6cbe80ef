import { type Language, languages, nameOf } from '#schema/languages.ts';
import { didYouMean, listed } from '../suggest.ts';
import { type Entry, type None, withHint } from './message.ts';

const inEach = listOf('conjunction', 'in ');

/** Mistakes of a value that its schema does not accept. */
export const shapeMistakes = {
  'missing-key': {
    describe: ({ key, description, hint }) =>
      withHint(
        description === undefined
          ? { message: `\`${key}\` is missing` }
          : { message: `\`${key}\` is missing`, expected: description },
        hint,
      ),
  } satisfies Entry<{ key: string; description?: string; hint: string }>,
  'missing-translation': {
    describe: ({ language }) => ({
      message: `\`${language}\` is missing: add the ${nameOf(language)} text beside \`${languages.find((one) => one !== language)}\``,
      expected: `the same text ${inEach}`,
    }),
  } satisfies Entry<{ language: Language }>,
  'no-language': {
    describe: () => ({
      message: 'neither `fr` nor `en` is here',
      expected: 'the French (fr), the English (en), or both',
    }),
  } satisfies Entry<None>,
  'both-languages': {
    describe: ({ fixed }) => ({
      message: 'this text stands in one language only',
      expected: `the text ${inEach}`,
      hint: `write this text in both languages: \`${fixed}\``,
    }),
  } satisfies Entry<{ fixed: string }>,
  'french-only': {
    describe: () => ({
      message: 'this text stands in several languages',
      expected: 'plain text: this file is written in one language',
      hint: 'this page is French only: write the French text alone',
    }),
  } satisfies Entry<None>,
  'one-language': {
    describe: ({ language }) => ({
      message: 'this text stands in several languages',
      expected: 'plain text: this part of the file is written in one language',
      hint:
        language === undefined
          ? 'this text is shown in French only: write the French text alone'
          : `this stands under \`${language}\` already: write the ${nameOf(language)} text alone`,
    }),
  } satisfies Entry<{ language?: Language }>,
  'unknown-key': {
    describe: ({ key, known, likely, hint }) =>
      withHint(
        {
          message: `unknown key \`${key}\`${likely === undefined ? '' : `, did you mean \`${likely}\`?`}`,
          expected: known.length > 0 ? listed(known, 20) : 'no key here',
        },
        hint ?? (likely === undefined ? 'remove it, or move it to its place' : undefined),
      ),
  } satisfies Entry<{ key: string; known: readonly string[]; likely?: string; hint?: string }>,
  'wrong-key': {
    describe: ({ key, expected }) => ({ message: `\`${key}\` cannot be a key here`, expected }),
  } satisfies Entry<{ key: string; expected: string }>,
  'unknown-kind': {
    describe: ({ kind, known }) => {
      const likely = didYouMean(kind, known);
      return {
        message: `there is no section of kind \`${kind}\`${likely === undefined ? '' : `, ${likely}`}`,
        expected: `one of ${listed(known, 40)}`,
      };
    },
  } satisfies Entry<{ kind: string; known: readonly string[] }>,
  'unknown-value': {
    describe: ({ value, known }) => {
      const likely = didYouMean(value, known);
      return {
        message: `\`${value}\` is not possible here${likely === undefined ? '' : `, ${likely}`}`,
        expected: listed(known, 40),
      };
    },
  } satisfies Entry<{ value: string; known: readonly string[] }>,
  'empty-value': {
    describe: ({ key, expected = 'a value' }) => ({
      message: `\`${key}\` has no value`,
      expected,
      hint: 'write it on this line, or on indented lines below',
    }),
  } satisfies Entry<{ key: string; expected?: string }>,
  'quotes-needed': {
    describe: ({ source, read, fixed }) => ({
      message: `\`${source}\` is read as ${read}`,
      expected: 'text',
      hint: `quote it: \`${fixed}\``,
    }),
  } satisfies Entry<{ source: string; read: string; fixed: string }>,
  'quotes-superfluous': {
    describe: ({ source, wanted, fixed }) => ({
      message: `\`${source}\` is read as text`,
      expected: wanted,
      hint: `remove the quotes: \`${fixed}\``,
    }),
  } satisfies Entry<{ source: string; wanted: string; fixed: string }>,
  'wrong-type': {
    describe: ({ found, wanted, description, hint }) =>
      withHint(
        { message: `${found} stands where ${wanted} belongs`, expected: description ?? wanted },
        hint,
      ),
  } satisfies Entry<{ found: string; wanted: string; description?: string; hint?: string }>,
  'wrong-format': {
    describe: ({ value, expected, hint }) =>
      withHint({ message: `\`${value}\` has not the form that is needed`, expected }, hint),
  } satisfies Entry<{ value: string; expected: string; hint?: string }>,
  'wrong-count': {
    describe: ({ found, wanted, unit }) => ({
      message: `there ${found === 1 ? 'is' : 'are'} ${found} ${unit}${found === 1 ? '' : 's'}`,
      expected: wanted,
    }),
  } satisfies Entry<{ found: number; wanted: string; unit: string }>,
  'wrong-value': {
    describe: ({ problem }) => ({ message: problem }),
  } satisfies Entry<{ problem: string }>,
};

/** `in French (fr) and in English (en)`. */
function listOf(type: 'conjunction', before: string): string {
  const named = languages.map((language) => `${before}${nameOf(language)} (${language})`);
  return new Intl.ListFormat('en-GB', { type }).format(named);
}
