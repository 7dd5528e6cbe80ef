import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { limits } from '#schema/limits.ts';
import { loadContent } from '../content/load.ts';
import { limitedTexts } from '../content/resolve/limited-texts.ts';
import { otherWords, whatIsKept, withOtherLetters } from './other-words.ts';

type Change = (text: string) => string;

/** What has a greatest length that no schema tells: titles and descriptions for search engines. */
const measured = new Set(['title', 'description', 'summary']);

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
  'wall',
  'walls',
  'figure',
  'src',
  'logo',
  'size',
  'layout',
  'tone',
  'style',
  'order',
]);
/** An industry's title is its address, which texts and entries link to. */
const titledByAddress = /^collections\/industries\//u;
/** What the assistant searches keeps its letters but for their marks; lists of words keep all. */
const searched = /^knowledge\/(?:entries\/.*|conversation)\.yaml$/u;
const untouched = /^(?:figures|spelling|knowledge\/vocabulary)\.yaml$/u;

/** Gives every text of a copy of content/ other words. */
export async function rewriteContent(folder: string, fixed: readonly string[]): Promise<void> {
  const keep = whatIsKept(fixed);
  const letters: Change = (text) => withOtherLetters(text, keep);
  const limited = await textsWithLimits(folder);
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    if (untouched.test(file)) continue;
    const place = path.join(folder, file);
    const document = parseDocument(readFileSync(place, 'utf8'));
    const most = limited.get(file);
    const words: Change = (text) => {
      const other = otherWords(text, keep);
      const limit = most?.get(text.trim());
      return limit !== undefined && other.length > limit ? letters(text) : other;
    };
    const isText = frenchOnly.test(file) || file.startsWith('interface/');
    const changes = searched.test(file)
      ? ([letters, letters] as const)
      : ([words, letters] as const);
    const title = titledByAddress.test(file) ? (text: string) => text : changes[1];
    visit(document.contents, isText, [changes[0], title]);
    writeFileSync(place, document.toString({ lineWidth: 0 }));
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

/** How long the texts of each file may be that have little room where they stand. */
async function textsWithLimits(folder: string): Promise<Map<string, Map<string, number>>> {
  const { files } = await loadContent(path.dirname(folder));
  return new Map(
    files.map((file) => [
      path.relative('content', file.path),
      new Map(limitedTexts(file).map(({ text, limit }) => [text.trim(), limits[limit].characters])),
    ]),
  );
}
