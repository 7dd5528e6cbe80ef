import type { $ZodType } from 'zod/v4/core';
import { kinds } from '#schema/registry.ts';
import { newYaml } from '../../content/canonical.ts';
import { firstTexts } from '../../content/doubts/first-texts.ts';
import type { SourceFile } from '../../content/read/source-file.ts';
import type { Assets } from '../../content/resolve/assets.ts';
import { schemaFile } from '../../content/validate/json-schema.ts';
import { keysOf, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import { EditError } from '../edit/edited.ts';
import { firstValue, type Known } from '../edit/first-value.ts';
import { kindNames } from '../files/kind-names.ts';
import type { Asked } from '../requests.ts';

type NewFile = Asked<'create'>;

const longestFileName = 60;

/** What new values may name, and the first value of a schema made of it. */
export type NewWords = Omit<Known, 'id'> & { first: (schema: $ZodType | undefined) => unknown };

/** Whether a new page or entry has a name in each language; the others are in French alone. */
export function isNamedInBoth(name: string): boolean {
  const schema = kinds.find((each) => each.name === name)?.schema;
  if (!schema || name === 'page') return true;
  const keys = keysOf(schema, undefined);
  const key = nameKeys.find((each) => keys.includes(each));
  return keys.includes('texts') || (key !== undefined && isPair(schema, key, undefined));
}

export function newWords(files: readonly SourceFile[], assets: Assets): NewWords {
  const figures = files.find(({ kind }) => kind.name === 'figures')?.value ?? {};
  const [figure = ''] = Object.keys(figures);
  const image = [...assets.pictures.keys()][0] ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const known = { figure, image, today };
  return {
    ...known,
    first: (schema) => schema && firstValue(schema, { ...known, id: 'new' }),
  };
}

/** The file of a new page or entry, as its schema wants it, under a name that is free. */
export function newFile(
  { kind: name, name: words, from }: NewFile,
  files: readonly SourceFile[],
  known: NewWords,
): { file: string; text: string } {
  const kind = kinds.find((each) => each.name === name);
  if (!kind || !kindNames.includes(name)) throw new EditError(`There is nothing named ${name}.`);
  const folder = `content/${kind.files.replace('/*.yaml', '')}`;
  const id = freeId(folder, fileName(words.fr, 'page'), files);
  const source = files.find(({ path, kind: other }) => path === from && other === kind);
  const value = source ? structuredClone(source.value) : known.first(kind.schema);
  const named =
    name === 'page' ? pageNamed(value, words, id, !!source) : entryNamed(value, words, kind.schema);
  const up = '../'.repeat(folder.split('/').length);
  const head = `# yaml-language-server: $schema=${up}${schemaFile(kind)}\n`;
  const neighbours = files.filter(({ kind: other }) => other === kind);
  const placed = withOrder(withKnownWords(ofName(named, words), neighbours), neighbours);
  return { file: `${folder}/${id}.yaml`, text: head + newYaml(placed) };
}

function pageNamed(
  value: unknown,
  { fr, en }: NewFile['name'],
  id: string,
  isCopy: boolean,
): unknown {
  const hero = {
    kind: 'hero',
    id: 'hero',
    size: 'page',
    title: { fr, en },
  };
  const { aliases, formerly, sections, ...rest } = asRecord(value);
  return {
    ...rest,
    address: `/${id}`,
    name: { fr, en },
    title: { fr: `${fr} | la plateforme {product}`, en: `${en} | the {product} platform` },
    description: {
      fr: `${fr} : ce que la plateforme {product} apporte à vos équipes, expliqué simplement.`,
      en: `${en}: what the {product} platform brings to your teams, in plain words.`,
    },
    sections: isCopy ? sections : [hero],
  };
}

/** An entry is known by its title or its name, in both languages or in French alone. */
function entryNamed(value: unknown, { fr, en }: NewFile['name'], schema: $ZodType): unknown {
  const record = asRecord(value);
  const keys = keysOf(schema, value);
  const texts = asRecord(record.texts);
  if (keys.includes('texts')) {
    const languages = Object.entries(texts).map(([language, each]) => [
      language,
      { ...asRecord(each), title: language === 'fr' ? fr : en },
    ]);
    return { ...record, texts: Object.fromEntries(languages) };
  }
  const key = nameKeys.find((each) => keys.includes(each));
  if (key === undefined) return record;
  return { ...record, [key]: isPair(schema, key, value) ? { fr, en } : fr };
}

/** By which an entry is known, the first that its kind has. */
const nameKeys = ['title', 'name', 'company', 'author'];

function isPair(schema: $ZodType, key: string, value: unknown): boolean {
  return keysOf(schemaAt(schema, [key], value), undefined).includes('fr');
}

/** What search engines show is no other page's: it begins with the name. */
function ofName(value: unknown, words: NewFile['name']): unknown {
  if (Array.isArray(value)) return value.map((each) => ofName(each, words));
  if (typeof value === 'string') {
    return value
      .replace(`${firstTexts.fr} :`, () => `${words.fr} :`)
      .replace(`${firstTexts.en}:`, () => `${words.en}:`);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, ofName(inner, words)]),
  );
}

/** What visitors filter by is a word that is there already: one that says that it is new would be another filter. */
function withKnownWords(value: unknown, neighbours: readonly SourceFile[]): unknown {
  const record = asRecord(value);
  if (!Array.isArray(record.sectors) || record.sectors[0] !== firstTexts.fr) return record;
  const known = neighbours.map((file) => valueAt(file.value, ['sectors', 0]));
  const [first] = known.filter((word) => typeof word === 'string');
  return first === undefined ? record : { ...record, sectors: [first] };
}

/** A new entry comes last. */
function withOrder(value: unknown, neighbours: readonly SourceFile[]): unknown {
  const record = asRecord(value);
  if (typeof record.order !== 'number') return record;
  const orders = neighbours.map((file) => Number(valueAt(file.value, ['order']) ?? 0));
  return { ...record, order: Math.max(0, ...orders) + 10 };
}

function freeId(folder: string, wanted: string, files: readonly SourceFile[]): string {
  const taken = new Set(files.map(({ path }) => path));
  let id = wanted;
  for (let number = 2; taken.has(`${folder}/${id}.yaml`); number += 1) id = `${wanted}-${number}`;
  return id;
}

/** A name as that of a file: small letters and hyphens. */
export function fileName(name: string, otherwise: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longestFileName);
  return words.replace(/^-|-$/g, '') || otherwise;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
