import MiniSearch from 'minisearch';
import type { KnowledgeLine } from '#schema/compiled.ts';
import { createIndex, normalise } from '../../app/assistant/retrieval.ts';
import { middleOf } from './median.ts';
import { makeEntries, makeQueries } from './retrieval-entries.ts';
import type { Row } from './row.ts';

const entryCount = 10_000;
const queryCount = 200;
const rounds = 3;
/** Milliseconds that a query may take (architecture, “Speed”). */
const promised = 2;
const best = 8;
const title = `retrieval, ${entryCount.toLocaleString('en')} entries`;

type Search = (query: string) => readonly string[];

/** The assistant’s retrieval over many entries, beside MiniSearch. */
export async function benchRetrieval(): Promise<Row[]> {
  const entries = makeEntries(entryCount);
  const queries = makeQueries(queryCount);
  const [ours, oursBuilt] = timed(() => indexed(entries));
  const [mini, miniBuilt] = timed(() => miniSearch(entries));
  const [time, peer] = [timeOf(ours, queries), timeOf(mini, queries)];
  return [
    {
      name: `${title}, a query`,
      ours: `${time.toFixed(3)} ms`,
      peer: `MiniSearch ${peer.toFixed(3)} ms`,
      ratio: peer / time,
      missed: time > promised || time > peer,
    },
    {
      name: `${title}, the index, once`,
      ours: `${oursBuilt.toFixed(0)} ms`,
      peer: `MiniSearch ${miniBuilt.toFixed(0)} ms`,
      ratio: miniBuilt / oursBuilt,
    },
  ];
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
