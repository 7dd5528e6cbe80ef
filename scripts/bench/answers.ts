import MiniSearch from 'minisearch';
import { byLanguage, type Language } from '#schema/languages.ts';
import { knowledge } from '../../app/generated/assistant.server.ts';
import { createRanking } from '../../app/server/chat/answering/ranking.ts';
import { stems } from '../../app/server/chat/answering/stems.ts';
import { siteAnswering } from './answers/engine.ts';
import { judgeAnswer, sharesOf } from './answers/measure.ts';
import { mistyped } from './answers/mistyped.ts';
import { type AskedQuestion, pageAt, readQuestions, setNames } from './answers/questions.ts';
import { middleOf } from './median.ts';
import { makeEntries, makeQueries } from './retrieval-entries.ts';
import type { Row } from './row.ts';

/** Entries of a large site, and milliseconds that an answer and the index may take. */
const sizes = [
  { entries: 500, answerMs: 3, indexMs: 1000 },
  { entries: 10_000, answerMs: 10, indexMs: 1000 },
];
const queryCount = 200;

/** How well the assistant answers, beside a plain search for the first hit, and how fast. */
export async function benchAnswers(): Promise<Row[]> {
  const rows = (await askedSets()).map(({ name, questions }) => {
    return { name: `answers, ${name}`, ours: shares(questions), peer: peer(questions) };
  });
  return [...rows, ...sizes.flatMap(speed)];
}

/** The sets, and the first one mistyped. */
async function askedSets() {
  const sets = await Promise.all(
    setNames.map(async (name) => ({ name: String(name), questions: await readQuestions(name) })),
  );
  const [first] = sets;
  if (!first) return sets;
  const questions = first.questions.map((one) => ({ ...one, question: mistyped(one.question) }));
  return [...sets, { name: `${first.name} mistyped`, questions }];
}

/** Right page linked / answered well / misleading / misread / off topic not answered, in percent. */
function shares(questions: readonly AskedQuestion[]): string {
  const { answer } = siteAnswering();
  const judged = questions.map((asked) =>
    judgeAnswer(asked, answer(asked.question, asked.language)),
  );
  return Object.values(sharesOf(judged))
    .map((one) => one.toFixed(1))
    .join(' / ');
}

/** The share of questions whose right page is the first hit's, in percent. */
function peer(questions: readonly AskedQuestion[]): string {
  const on = questions.filter(({ kind }) => kind !== 'off-topic');
  const first = byLanguage(miniSearchOf);
  const right = on.filter(({ question, language, pages }) =>
    pages.includes(pageAt(first[language](question) ?? '#none')),
  );
  return `first hit of MiniSearch ${((100 * right.length) / on.length).toFixed(1)}`;
}

function miniSearchOf(language: Language): (question: string) => string | undefined {
  const engine = new MiniSearch({ fields: ['title', 'text', 'keywords'], storeFields: ['page'] });
  engine.addAll(knowledge[language].entries.map((entry, id) => ({ ...entry, id })));
  return (question) => engine.search(question).map(({ page }) => String(page))[0];
}

function speed({ entries: count, answerMs, indexMs }: (typeof sizes)[number]): Row[] {
  const entries = makeEntries(count).map((line) => {
    return { ...line, kind: 'answer', pageName: 'Page' } as const;
  });
  const before = process.cpuUsage();
  const { rank } = createRanking({ entries, stem: stems.en, isWord: () => false });
  const built = millisecondsSince(before);
  const engine = new MiniSearch({ idField: 'page', fields: ['title', 'text', 'keywords'] });
  const theirsBefore = process.cpuUsage();
  engine.addAll(entries);
  const theirsBuilt = millisecondsSince(theirsBefore);
  const ours = medianOf((query) => rank(query, 12));
  const theirs = medianOf((query) => engine.search(query));
  const title = `answers, ${count.toLocaleString('en')} entries`;
  return [
    {
      name: `${title}, a ranking (median)`,
      ours: `${ours.toFixed(2)} ms`,
      peer: `MiniSearch ${theirs.toFixed(2)} ms`,
      ratio: theirs / ours,
      missed: ours > answerMs,
    },
    {
      name: `${title}, the index, once (processor)`,
      ours: `${built.toFixed(0)} ms`,
      peer: `MiniSearch ${theirsBuilt.toFixed(0)} ms`,
      ratio: theirsBuilt / built,
      missed: built > indexMs,
    },
  ];
}

/** Of the processor: what other work on the machine hardly changes. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function medianOf(search: (query: string) => unknown): number {
  const times = makeQueries(queryCount).map((query) => {
    const started = performance.now();
    search(query);
    return performance.now() - started;
  });
  return middleOf(times);
}
