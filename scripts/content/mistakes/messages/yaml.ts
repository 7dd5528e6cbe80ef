import { type Entry, type None, withHint } from './message.ts';

/** Mistakes of YAML: what the parser cannot read, and what it would read otherwise than meant. */
export const yamlMistakes = {
  'yaml-syntax': {
    describe: ({ problem, expected, hint }) =>
      withHint(
        expected === undefined ? { message: problem } : { message: problem, expected },
        hint,
      ),
  } satisfies Entry<{ problem: string; expected?: string; hint?: string }>,
  'yaml-indentation': {
    describe: ({ problem, hint }) => ({
      message: problem,
      expected: 'two spaces a level; keys of one group start at the same column',
      hint,
    }),
  } satisfies Entry<{ problem: string; hint: string }>,
  'unquoted-text': {
    describe: ({ problem, fixed }) => ({
      message: problem,
      expected: 'text in quotes, or under `|` on lines of its own',
      hint: `write \`${fixed}\``,
    }),
  } satisfies Entry<{ problem: string; fixed: string }>,
  'text-cut': {
    describe: ({ lost, fixed }) => ({
      message: `the text ends before \` #\`: “${lost}” is read as a comment`,
      expected: 'text in quotes when it holds ` #`; a comment on a line of its own',
      hint: `write \`${fixed}\`, or move the comment above`,
    }),
  } satisfies Entry<{ lost: string; fixed: string }>,
  'duplicate-key': {
    describe: ({ key, first }) => ({
      message: `the key \`${key}\` stands twice`,
      expected: 'each key once',
      hint: `the first one is in line ${first}: keep one of them`,
    }),
  } satisfies Entry<{ key: string; first: number }>,
  'text-key': {
    describe: ({ key }) => ({
      message: `the key \`${key}\` is no word`,
      expected: 'a word as key',
      hint: `for a key that looks like a number, write it in quotes: \`"${key}":\``,
    }),
  } satisfies Entry<{ key: string }>,
  'forbidden-key': {
    describe: ({ key }) => ({
      message: `\`${key}\` cannot be a key`,
      expected: 'one of the keys that the schema lists',
      hint: 'choose another word',
    }),
  } satisfies Entry<{ key: string }>,
  'yaml-tag': {
    describe: ({ tag, fixed }) => ({
      message: `\`${tag}\` is read as a YAML tag`,
      expected: 'plain values: content uses no tags',
      hint: `as text, write \`${fixed}\`; else remove \`${tag}\``,
    }),
  } satisfies Entry<{ tag: string; fixed: string }>,
  'yaml-anchor': {
    describe: ({ name }) => ({
      message: `\`&${name}\` is read as a YAML anchor`,
      expected: 'plain values: content uses neither anchors nor aliases',
      hint: 'as text, put it in quotes; else write the value where it is needed',
    }),
  } satisfies Entry<{ name: string }>,
  'yaml-alias': {
    describe: ({ source, fixed }) => ({
      message: `\`${source}\` is read as a YAML alias`,
      expected: 'plain values: content uses neither anchors nor aliases',
      hint: `text that starts with \`*\` stands in quotes: \`${fixed}\``,
    }),
  } satisfies Entry<{ source: string; fixed: string }>,
  'yaml-directive': {
    describe: ({ directive }) => ({
      message: `\`${directive}\` is read as a YAML directive`,
      expected: 'a file without directives',
      hint: 'remove the line',
    }),
  } satisfies Entry<{ directive: string }>,
  'several-documents': {
    describe: () => ({
      message: 'the file holds several documents',
      expected: 'one document a file',
      hint: 'remove the `---` or `...`, or move what follows to a file of its own',
    }),
  } satisfies Entry<None>,
  'too-deep': {
    describe: ({ limit }) => ({
      message: 'lists and maps are nested too deeply',
      expected: `at most ${limit} levels`,
      hint: 'look for brackets, braces or dashes that were repeated by accident',
    }),
  } satisfies Entry<{ limit: number }>,
};
