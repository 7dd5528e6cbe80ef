import { didYouMean, listed } from '../suggest.ts';
import { type Entry, type None, withHint } from './message.ts';

type Known = { known: Iterable<string> };
/** Where the same thing stands already, as `path:line`. */
type First = { first: string };

const templateUses: Record<string, string> = {
  'not-found': 'unknown addresses',
  error: 'pages that fail',
};

/** Mistakes in what a value refers to, beyond its shape. */
export const references = {
  'unknown-token': {
    describe: ({ token, known }) =>
      withHint(
        { message: `unknown token \`${token}\``, expected: `one of ${listed([...known])}` },
        didYouMean(token, known),
      ),
  } satisfies Entry<{ token: string } & Known>,
  'unknown-figure': {
    describe: ({ figure, known }) =>
      withHint(
        {
          message: `unknown figure \`${figure}\``,
          expected: 'the name of a figure of content/figures.yaml',
        },
        didYouMean(figure, known) ?? `add \`${figure}\` to content/figures.yaml`,
      ),
  } satisfies Entry<{ figure: string } & Known>,
  'unknown-icon': {
    describe: ({ icon, known }) =>
      withHint(
        {
          message: `unknown icon \`${icon}\``,
          expected: 'the name of a Lucide icon (https://lucide.dev/icons)',
        },
        didYouMean(icon, known),
      ),
  } satisfies Entry<{ icon: string } & Known>,
  'missing-image': {
    describe: ({ image, known }) =>
      withHint(
        {
          message: `there is no image \`${image}\``,
          expected: 'a file of content/images',
        },
        didYouMean(image, known) ?? `add the file content/images/${image}`,
      ),
  } satisfies Entry<{ image: string } & Known>,
  'unused-image': {
    note: true,
    describe: ({ image }) => ({
      message: `no page shows the image \`${image}\``,
      hint: 'remove the file, or use it',
    }),
  } satisfies Entry<{ image: string }>,
  'dead-link': {
    describe: ({ address, known }) =>
      withHint(
        {
          message: `no page has the address \`${address}\``,
          expected: 'the address of a page, written without a language',
        },
        didYouMean(address, known),
      ),
  } satisfies Entry<{ address: string } & Known>,
  'dead-anchor': {
    describe: ({ anchor, address, known }) =>
      withHint(
        {
          message: `the page \`${address}\` has no anchor \`#${anchor}\``,
          expected: 'the `id` of a section that this page shows',
        },
        didYouMean(anchor, known) ?? `its anchors: ${listed([...known])}`,
      ),
  } satisfies Entry<{ anchor: string; address: string } & Known>,
  'insecure-link': {
    describe: ({ address }) => ({
      message: `the link \`${address}\` is not secure`,
      expected: 'an address that starts with `https://`',
    }),
  } satisfies Entry<{ address: string }>,
  'duplicate-id': {
    describe: ({ id, first }) => ({
      message: `\`${id}\` is used twice`,
      expected: 'an `id` that stands once on its page',
      hint: `the first one is at ${first}: choose another word here`,
    }),
  } satisfies Entry<{ id: string } & First>,
  'duplicate-address': {
    describe: ({ address, first }) => ({
      message: `the address \`${address}\` belongs to another page already`,
      expected: 'an address of its own for each page and alias',
      hint: `the other one is at ${first}`,
    }),
  } satisfies Entry<{ address: string } & First>,
  'missing-template': {
    describe: ({ purpose, path }) => ({
      message: `there is no template for ${templateUses[purpose] ?? purpose.replaceAll('-', ' ')}`,
      expected: `a file of content/templates with \`for: ${purpose}\``,
      hint: `bring ${path} back from the history, or write it anew`,
    }),
  } satisfies Entry<{ purpose: string; path: string }>,
  'duplicate-page': {
    describe: ({ page, first }) => ({
      message: `there is a page \`${page}\` already`,
      expected: 'one page of a name: a name is a file of content/pages, or the `for` of a template',
      hint: `the other one is at ${first}: rename this file, or remove it`,
    }),
  } satisfies Entry<{ page: string } & First>,
  'no-entry': {
    describe: ({ kind }) => ({
      message: `a section \`${kind}\` shows an entry, and this page is made from none`,
      expected: 'a template of that collection: `for: industries` or `for: case-studies`',
    }),
  } satisfies Entry<{ kind: string }>,
  'unsafe-slug': {
    describe: ({ slug }) => ({
      message: `the address made from this title, \`${slug}\`, does not work`,
      expected: 'a title without `/`, `?`, `#`, `%` and `\\`',
    }),
  } satisfies Entry<{ slug: string }>,
  'duplicate-title': {
    describe: ({ title, first }) => ({
      message: `another page has the title “${title}”`,
      expected: 'a title that stands once in the site',
      hint: `the other one is at ${first}`,
    }),
  } satisfies Entry<{ title: string } & First>,
  'duplicate-description': {
    describe: ({ first }) => ({
      message: 'another page has the same description',
      expected: 'a description that stands once in the site',
      hint: `the other one is at ${first}`,
    }),
  } satisfies Entry<First>,
  'title-length': {
    describe: ({ length }) => ({
      message: `the title has ${length} characters`,
      expected: '15 to 60 characters, tokens resolved, a long product name counted as 8',
      hint: length < 15 ? 'say more of what the page holds' : `take ${length - 60} away`,
    }),
  } satisfies Entry<{ length: number }>,
  'description-length': {
    describe: ({ length }) => ({
      message: `the description has ${length} characters`,
      expected: '70 to 160 characters, tokens resolved, a long product name counted as 8',
      hint: length < 70 ? 'say more of what the page holds' : `take ${length - 160} away`,
    }),
  } satisfies Entry<{ length: number }>,
  'unknown-message': {
    describe: ({ id, known }) =>
      withHint(
        {
          message: `the code uses the message \`${id}\`, which no interface file has`,
          expected: 'an id of content/interface/fr.yaml and en.yaml',
        },
        didYouMean(id, known),
      ),
  } satisfies Entry<{ id: string } & Known>,
  'unused-message': {
    describe: ({ id }) => ({
      message: `nothing shows the message \`${id}\``,
      hint: 'remove it in both languages',
    }),
  } satisfies Entry<{ id: string }>,
  'missing-message': {
    describe: ({ id, file }) => ({
      message: `\`${id}\` is missing in ${file}`,
      expected: 'the same messages in every language',
      hint: `add \`${id}\` to ${file}`,
    }),
  } satisfies Entry<{ id: string; file: string }>,
  'message-arguments': {
    describe: ({ id, here, there, file, isQuoted }) => ({
      message: `\`${id}\` has not the same arguments in both languages`,
      expected: `${names(there)}, as in ${file}`,
      hint: isQuoted
        ? "`'{` makes the brace plain text: write the apostrophe as `’`"
        : `this one has ${names(here)}`,
    }),
  } satisfies Entry<{
    id: string;
    here: readonly string[];
    there: readonly string[];
    file: string;
    /** Whether an apostrophe quotes a brace in it, as ICU wants it. */
    isQuoted: boolean;
  }>,
  'message-syntax': {
    describe: ({ id, problem }) => ({
      message: `\`${id}\` is no ICU message: ${problem}`,
      expected: 'text with arguments such as `{count}` or `{count, plural, one {…} other {…}}`',
      hint: 'every `{` needs its `}`; a brace meant as text stands between apostrophes',
    }),
  } satisfies Entry<{ id: string; problem: string }>,
  'rich-syntax': {
    describe: ({ problem, hint }) =>
      withHint(
        {
          message: problem,
          expected: 'paragraphs, `- ` lists, `**strong**`, `*emphasis*` and `[text](/address)`',
        },
        hint,
      ),
  } satisfies Entry<{ problem: string; hint?: string }>,
  'row-length': {
    describe: ({ cells, columns }) => ({
      message: `the row has ${count(cells, 'cell')}, the table ${count(columns, 'column')}`,
      expected: 'as many cells a row as columns',
    }),
  } satisfies Entry<{ cells: number; columns: number }>,
  'figure-or-symbol': {
    describe: ({ both }) => ({
      message: both ? '`figure` and `symbol` exclude each other' : 'this statistic shows no figure',
      expected:
        '`figure`, the name of a figure of content/figures.yaml, or `symbol`, a sign such as “∞”',
      hint: both ? 'keep one of the two' : 'add `figure: clients`, say',
    }),
  } satisfies Entry<{ both: boolean }>,
  'press-link': {
    describe: ({ available }) => ({
      message: available
        ? 'the article is available and has no `link`'
        : 'the article is not available and has a `link`',
      expected: 'a `link` exactly where `available` is true',
      hint: available ? 'add `link: https://…`' : 'set `available: true`, or remove `link`',
    }),
  } satisfies Entry<{ available: boolean }>,
  'open-point': {
    note: true,
    describe: () => ({
      message: 'an open point is shown on the page',
      hint: 'settle it, then remove it from `openPoints`',
    }),
  } satisfies Entry<None>,
};

function names(words: readonly string[]): string {
  return words.length > 0 ? words.map((word) => `\`${word}\``).join(', ') : 'none';
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
