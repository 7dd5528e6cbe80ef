import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { otherWords, withOtherLetters } from './other-words.ts';

type Change = (text: string) => string;

/** Whole files whose texts are in French alone. */
const frenchOnly = /^(?:pages\/(?:agents|use-cases)|collections\/agents\/.*)\.yaml$/u;
/** What is no text: names of things, dates, numbers, destinations. */
const silent = new Set([
  'keywords',
  'id',
  'kind',
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
]);
/** What the assistant searches keeps its letters but for their marks; lists of words keep all. */
const searched = /^knowledge\/(?:entries\/.*|conversation)\.yaml$/u;
const untouched = /^(?:figures|knowledge\/vocabulary)\.yaml$/u;

/** Gives every text of a copy of content/ other words. */
export function rewriteContent(folder: string, fixed: readonly string[]): void {
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    if (untouched.test(file)) continue;
    const place = path.join(folder, file);
    const document = parseDocument(readFileSync(place, 'utf8'));
    const change: Change = searched.test(file)
      ? (text) => withOtherLetters(text, fixed)
      : (text) => otherWords(text, fixed);
    rewrite(document, file, change);
    writeFileSync(place, document.toString({ lineWidth: 0 }));
  }
}

function rewrite(document: Document, file: string, change: Change): void {
  const isText = frenchOnly.test(file) || file.startsWith('interface/');
  visit(document.contents, isText, change);
}

function visit(node: unknown, isText: boolean, change: Change): void {
  if (isScalar(node)) {
    if (isText && typeof node.value === 'string') node.value = change(node.value);
  } else if (isSeq(node)) {
    for (const item of node.items) visit(item, isText, change);
  } else if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      if (silent.has(key)) continue;
      visit(pair.value, isText || key === 'fr' || key === 'en', change);
    }
  }
}
