import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Quotation, quotationsIn } from './quotations.ts';
import { type Copy, quotedCopy } from './quoted-copy.ts';

/** What a site shows or says; questions and keywords of the knowledge are visitors' words. */
const files = [
  'content/{pages,templates}/*.yaml',
  'content/collections/*/*.yaml',
  'content/{site,navigation,interface}.yaml',
  'content/knowledge/{assistant,conversation}.yaml',
  'content/knowledge/entries/*.yaml',
];
const quoting = ['features/**/*.feature', 'features/**/*.ts'];
/** Values that are no text of theirs. */
const silent = new Set([
  'keywords',
  'questions',
  'said',
  'about',
  'id',
  'kind',
  'address',
  'aliases',
  'parent',
  'page',
  'to',
  'icon',
  'figure',
  'src',
  'logo',
  'origin',
]);

const fixedWords = z.array(
  z.strictObject({ source: z.string(), words: z.array(z.string()).min(1) }),
);
const siteFile = z.object({ product: z.string().min(1) });
const figuresFile = z.record(z.string(), z.unknown());
const partsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** What features and steps quote of content/, beyond the words of features/fixed-words.yaml. */
export function quotedBeyondFixed(): string[] {
  return quotedCopy(readCopy(), readQuotations(), readFixedWords(), readNames());
}

/** All texts of content/ in both languages. */
export function readCopy(): Copy[] {
  return files
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => textsIn(parse(readFileSync(file, 'utf8')), file));
}

/** The texts that the specification or the contract fixes word for word. */
function readFixedWords(): string[] {
  const file = fixedWords.parse(parse(readFileSync('features/fixed-words.yaml', 'utf8')));
  return file.flatMap(({ words }) => words);
}

/** The product's name stands for its token. */
function readQuotations(): Quotation[] {
  const { product } = siteFile.parse(parse(readFileSync('content/site.yaml', 'utf8')));
  return quoting
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => quotationsIn(file, readFileSync(file, 'utf8')))
    .map((one) => ({ ...one, text: one.text.replaceAll(product, '{product}') }));
}

/** What the features call screens, their parts and facts. */
function readNames(): string[] {
  const parts = partsFile.parse(parse(readFileSync('features/parts.yaml', 'utf8')));
  const figures = figuresFile.parse(parse(readFileSync('content/figures.yaml', 'utf8')));
  const named = Object.values(parts).flatMap((part) => Object.keys(part));
  return [...Object.keys(parts), ...named, ...Object.keys(figures)];
}

function textsIn(value: unknown, place: string): Copy[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    silent.has(key) ? [] : textsIn(one, `${place}/${key}`),
  );
}
