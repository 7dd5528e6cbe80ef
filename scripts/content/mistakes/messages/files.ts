import { listed } from '../suggest.ts';
import { type Entry, type None, withHint } from './message.ts';

/** Mistakes of a file as a whole. */
export const fileMistakes = {
  'unexpected-file': {
    describe: ({ path, places, meant }) =>
      withHint(
        {
          message: `no content belongs at ${path}`,
          expected: `a file such as ${listed(places, 20)}`,
        },
        meant === undefined
          ? 'move the file to its folder, or out of content/'
          : `did you mean \`${meant}\`? Rename or move the file`,
      ),
  } satisfies Entry<{ path: string; places: readonly string[]; meant?: string }>,
  'file-name': {
    describe: ({ name, meant }) => ({
      message: `the file name \`${name}\` cannot stand in an address`,
      expected: 'lowercase letters, digits and hyphens, then `.yaml`',
      hint: `rename the file to \`${meant}\``,
    }),
  } satisfies Entry<{ name: string; meant: string }>,
  'missing-file': {
    describe: ({ file }) => ({
      message: `${file} is missing`,
      expected: file.includes('*') ? 'at least one such file' : 'this file: the site needs it',
      hint: 'bring it back from the history, or write it anew; its schema lists its keys',
    }),
  } satisfies Entry<{ file: string }>,
  'not-a-file': {
    describe: ({ found }) => ({
      message: `${found} stands where a file should be`,
      expected: 'a YAML file',
      hint: 'rename or remove it',
    }),
  } satisfies Entry<{ found: string }>,
  'symbolic-link': {
    describe: ({ target }) => ({
      message: `the file is a symbolic link ${target}`,
      expected: 'a file of its own: content/ holds no links',
      hint: 'replace the link by the file',
    }),
  } satisfies Entry<{ target: string }>,
  'unreadable-file': {
    describe: ({ reason }) => ({
      message: `the file cannot be read: ${reason}`,
      expected: 'a file that the build may read',
      hint: 'look at the permissions of the file and its folder',
    }),
  } satisfies Entry<{ reason: string }>,
  'file-too-large': {
    describe: ({ bytes, limit }) => ({
      message: `the file has ${bytes} bytes`,
      expected: `at most ${limit} bytes`,
      hint: 'split it; pictures and films do not belong in YAML',
    }),
  } satisfies Entry<{ bytes: number; limit: number }>,
  'not-utf8': {
    describe: ({ byte, offset }) => ({
      message: `the file is not UTF-8: byte 0x${byte} at offset ${offset}`,
      expected: 'text in UTF-8',
      hint: 'in the editor: “save with encoding”, UTF-8',
    }),
  } satisfies Entry<{ byte: string; offset: number }>,
  'control-character': {
    describe: ({ character }) => ({
      message: `the control character ${character} stands here`,
      expected: 'printable text, lines ending in LF or CRLF',
      hint: 'remove the character: it is invisible in most editors',
    }),
  } satisfies Entry<{ character: string }>,
  'empty-file': {
    describe: () => ({
      message: 'the file holds no data',
      expected: 'the keys that its schema lists',
      hint: 'fill the file or remove it',
    }),
  } satisfies Entry<None>,
  'more-mistakes': {
    describe: ({ shown }) => ({
      message: `the file has more mistakes than the ${shown} shown`,
      hint: 'fix these first: the others often have the same causes',
    }),
  } satisfies Entry<{ shown: number }>,
  'schema-line': {
    describe: ({ line }) => ({
      message: 'the first line does not name the schema of the file',
      expected: line,
      hint: 'paste this as the first line: editors then complete and explain the keys',
    }),
  } satisfies Entry<{ line: string }>,
  'schema-drift': {
    describe: ({ command }) => ({
      message: 'the JSON Schema is not what the schemas of schema/ say',
      expected: 'the file that the command writes, unchanged',
      hint: `run \`${command}\` and commit its result`,
    }),
  } satisfies Entry<{ command: string }>,
  'engines-disagree': {
    describe: ({ accepts, refuses, problem }) => ({
      message: `${accepts} accepts the file, ${refuses} refuses it: ${problem}`,
      expected: 'the same verdict from zod and from its JSON Schema',
      hint: 'a rule in schema/ cannot be expressed in JSON Schema: write it as pattern, enum or length',
    }),
  } satisfies Entry<{ accepts: string; refuses: string; problem: string }>,
};
