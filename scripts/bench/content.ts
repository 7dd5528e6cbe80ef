import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { copyContent } from '../test/project-copy.ts';
import { makeProject } from './content-files.ts';
import { type Cost, readCost } from './cost.ts';
import { middleOf } from './median.ts';
import type { Row } from './row.ts';

const entries = 10_000;
const rounds = 3;
/** What the project promises of the real content (architecture, “Speed”), in seconds. */
const promised = 1;

/**
 * Compiling content: many entries beside Velite, which neither finds positions, nor runs a second
 * engine, nor follows references; and the real content alone. Whole processes, from their start, in
 * turns; the middle of three rounds.
 */
export async function benchContent(): Promise<Row[]> {
  const many = makeProject(entries);
  const { folder: real } = await copyContent();
  const costs = { ours: [] as Cost[], velite: [] as Cost[], real: [] as Cost[] };
  try {
    for (let round = 0; round < rounds; round++) {
      costs.ours.push(costOf(import.meta.resolve('./content-ours.ts'), many));
      costs.velite.push(costOf(import.meta.resolve('./content-velite.ts'), many));
      costs.real.push(costOf(import.meta.resolve('./content-ours.ts'), real));
    }
  } finally {
    for (const root of [many, real]) rmSync(root, { recursive: true, force: true });
  }
  return rowsOf(middle(costs.ours), middle(costs.velite), middle(costs.real));
}

function rowsOf(ours: Cost, velite: Cost, real: Cost): Row[] {
  const title = `content, ${entries.toLocaleString('en')} entries`;
  return [
    {
      name: `${title}, time (${availableParallelism()} cores)`,
      ours: inSeconds(ours),
      peer: `Velite ${inSeconds(velite)}`,
      ratio: velite.seconds / ours.seconds,
      missed: isSlower(ours, velite),
    },
    {
      name: `${title}, processor time`,
      ours: `${ours.processor.toFixed(2)} s`,
      peer: `Velite ${velite.processor.toFixed(2)} s`,
      ratio: velite.processor / ours.processor,
    },
    {
      name: 'content, the real one, time',
      ours: inSeconds(real),
      peer: `at most ${promised} s`,
      missed: real.seconds > promised,
    },
  ];
}

/** By the clock and by the processor: either one alone may come from the machine's other work. */
function isSlower(ours: Cost, peer: Cost): boolean {
  return ours.seconds > peer.seconds && ours.processor > peer.processor;
}

function costOf(script: string, cwd: string): Cost {
  const output = execFileSync(process.execPath, [fileURLToPath(script)], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  rmSync(`${cwd}/out`, { recursive: true, force: true });
  return readCost(output);
}

function middle(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => middleOf(costs.map((cost) => cost[key]));
  return { seconds: of('seconds'), processor: of('processor') };
}

function inSeconds({ seconds }: Cost): string {
  return `${seconds.toFixed(2)} s`;
}
