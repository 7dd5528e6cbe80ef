import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit as visitNodes,
} from 'yaml';
import { loadContent } from '../content/load.ts';
import { otherWords, whatIsKept, withOtherLetters } from './other-words.ts';

type Change = (text: string) => string;

/**
 * What has a greatest length: titles and descriptions for search engines, and the cookie banner's text, which leaves half
 * of a small screen to the page.
 */
const measured = new Set(['title', 'description', 'summary', 'consent.text']);

/** Whole files whose texts are in French alone. */
const frenchOnly = /^(?:pages\/(?:agents|use-cases)|collections\/agents\/.*)\.yaml$/u;
/** What is no text: names of things, dates, numbers, destinations. */
const silent = new Set([
  'keywords',
  'id',
  'kind',
  'case',
  'address',
  'aliases',
  'parent',
  'group',
  'languages',
  'to',
  'icon',
  'figure',
  'src',
  'logo',
  'size',
  'layout',
  'tone',
  'style',
  'order',
  'wall',
  'walls',
]);
/** An industry's title is its address, which texts and entries link to. */
const titledByAddress = /^collections\/industries\//u;
/** What the assistant searches keeps its letters but for their marks; lists of words keep all. */
const searched = /^knowledge\/(?:entries\/.*|conversation)\.yaml$/u;
const untouched = /^(?:figures|spelling|knowledge\/vocabulary)\.yaml$/u;

/** Gives every text of a project's content/ other words: longer ones where longer ones fit. */
export async function rewriteContent(root: string, fixed: readonly string[]): Promise<void> {
  const keep = whatIsKept(fixed);
  /** By each longer text, the same at the length that it had. */
  const lengths = new Map<string, string>();
  const letters: Change = (text) => withOtherLetters(text, keep);
  const words: Change = (text) => {
    const other = otherWords(text, keep);
    lengths.set(other, letters(text));
    return other;
  };
  for (const file of globSync('**/*.yaml', { cwd: path.join(root, 'content') })) {
    if (untouched.test(file)) continue;
    const isText = frenchOnly.test(file) || file.startsWith('interface/');
    const changes = searched.test(file)
      ? ([letters, letters] as const)
      : ([words, letters] as const);
    const title = titledByAddress.test(file) ? (text: string) => text : changes[1];
    rewrite(path.join(root, 'content', file), ({ contents }) =>
      visit(contents, isText, [changes[0], title]),
    );
  }
  await shortenWhatDoesNotFit(root, lengths);
}

function rewrite(file: string, change: (document: Document, lines: LineCounter) => void): void {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  change(document, lineCounter);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/** The schema says how long the text of a button or a headline may be (schema/limits.ts). */
async function shortenWhatDoesNotFit(
  root: string,
  lengths: ReadonlyMap<string, string>,
): Promise<void> {
  const { diagnostics } = await loadContent(root);
  const tooLong = diagnostics.filter(({ severity }) => severity === 'error');
  for (const [file = '', found = []] of Map.groupBy(tooLong, (one) => one.path)) {
    const lines = new Set(found.map(({ position }) => position?.line));
    rewrite(path.join(root, file), (document, counter) =>
      visitNodes(document, {
        Scalar(_, { value, range }) {
          const shorter = typeof value === 'string' ? lengths.get(value) : undefined;
          const isMeant = range && lines.has(counter.linePos(range[0]).line);
          return isMeant && shorter !== undefined ? new Scalar(shorter) : undefined;
        },
      }),
    );
  }
}

/** `changes`: that of a text, and that of one which is measured. */
function visit(node: unknown, isText: boolean, changes: readonly [Change, Change]): void {
  const [change, measuredChange] = changes;
  if (isScalar(node)) {
    if (isText && typeof node.value === 'string') node.value = change(node.value);
  } else if (isSeq(node)) {
    for (const item of node.items) visit(item, isText, changes);
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (silent.has(name)) continue;
      // A section's own title is as long as it likes.
      const [inside] =
        name === 'sections' ? changes : [measured.has(name) ? measuredChange : change];
      visit(value, isText || name === 'fr' || name === 'en', [
        inside,
        name === 'sections' ? change : measuredChange,
      ]);
    }
  }
}
