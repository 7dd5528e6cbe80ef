import MiniSearch from 'minisearch';
import type { KnowledgeLine } from '#schema/compiled.ts';
import { createIndex, normalise } from '../../app/assistant/retrieval.ts';
import { middleOf } from './median.ts';
import { makeEntries, makeQueries } from './retrieval-entries.ts';
import type { Row } from './row.ts';

const entryCount = 10_000;
const queryCount = 200;
/** A scan of everything takes its time: fewer queries do. */
const scanCount = 20;
const rounds = 3;
/** Milliseconds that a query may take (architecture, “Speed”). */
const promised = 2;
const best = 8;
const title = `retrieval, ${entryCount.toLocaleString('en')} entries`;

type Search = (query: string) => readonly string[];

/**
 * The assistant’s retrieval over many entries, beside MiniSearch and a scan of all entries by the same
 * score; the scan also holds that the index finds what it should.
 */
export async function benchRetrieval(): Promise<Row[]> {
  const entries = makeEntries(entryCount);
  const queries = makeQueries(queryCount);
  const few = queries.slice(0, scanCount);
  const [ours, oursBuilt] = timed(() => indexed(entries));
  const [mini, miniBuilt] = timed(() => miniSearch(entries));
  const scan = scanning(entries);
  mustAgree(few, ours, scan);
  const time = timeOf(ours, queries);
  return [
    queryRow('MiniSearch', time, timeOf(mini, queries)),
    queryRow('a scan of all', time, timeOf(scan, few)),
    {
      name: `${title}, the index, once`,
      ours: `${oursBuilt.toFixed(0)} ms`,
      peer: `MiniSearch ${miniBuilt.toFixed(0)} ms`,
      ratio: miniBuilt / oursBuilt,
    },
  ];
}

function queryRow(peer: string, ours: number, theirs: number): Row {
  return {
    name: `${title}, a query`,
    ours: `${ours.toFixed(3)} ms`,
    peer: `${peer} ${theirs.toFixed(3)} ms`,
    ratio: theirs / ours,
    missed: ours > promised || ours > theirs,
  };
}

function indexed(entries: readonly KnowledgeLine[]): Search {
  const index = createIndex();
  for (const entry of entries) index.add(entry);
  return (query) => index.search(query, best).map(({ entry }) => entry.page);
}

function miniSearch(entries: readonly KnowledgeLine[]): Search {
  const engine = new MiniSearch<KnowledgeLine>({
    idField: 'page',
    fields: ['title', 'text', 'keywords'],
    processTerm: normalise,
  });
  engine.addAll(entries);
  return (query) =>
    engine
      .search(query)
      .slice(0, best)
      .map(({ id }) => String(id));
}

/** The score as the rules have it (spec-9-chat-score). */
function scanning(entries: readonly KnowledgeLine[]): Search {
  return (query) => {
    const asked = normalise(query);
    const words = [...wordsOf(asked)].filter((word) => word.length >= 2);
    return entries
      .map((entry) => ({ entry, score: scoreOf(entry, asked, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, best)
      .map(({ entry }) => entry.page);
  };
}

function scoreOf(entry: KnowledgeLine, asked: string, words: readonly string[]): number {
  const keywords = (entry.keywords ?? []).map(normalise);
  const own = wordsOf(normalise([entry.title, entry.text, ...keywords].join('\n')));
  const whole = words.filter((word) => own.has(word)).length;
  return whole + keywords.filter((keyword) => asked.includes(keyword)).length / 2;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/[^\p{L}\p{N}]+/u));
}

function mustAgree(queries: readonly string[], one: Search, other: Search): void {
  const query = queries.find((text) => one(text).join() !== other(text).join());
  if (query !== undefined) throw new Error(`index and scan disagree about "${query}"`);
}

function timed<Result>(make: () => Result): [Result, number] {
  const started = performance.now();
  const result = make();
  return [result, performance.now() - started];
}

/** Milliseconds a query, the middle of a few rounds. */
function timeOf(search: Search, queries: readonly string[]): number {
  const times = Array.from({ length: rounds }, () => {
    const [, milliseconds] = timed(() => queries.map(search));
    return milliseconds / queries.length;
  });
  return middleOf(times);
}
