import { availableParallelism, loadavg } from 'node:os';
import { readArguments } from '../setup/arguments.ts';
import { benchAnswers } from './answers.ts';
import { benchContent } from './content.ts';
import { benchNavigation } from './navigation.ts';
import { benchRetrieval } from './retrieval.ts';
import type { Row } from './row.ts';
import { benchServer } from './server.ts';
import { benchStudio } from './studio.ts';

const { positionals: names } = readArguments('bench [-- PART …]', { allowPositionals: true });

/** Each part measures something beside its peers, in one run. */
const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  answers: benchAnswers,
  content: benchContent,
  navigation: benchNavigation,
  retrieval: benchRetrieval,
  server: benchServer,
  studio: benchStudio,
};

const unknown = names.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`unknown benchmark ${unknown}: one of ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const [load = 0] = loadavg();
if (load > availableParallelism()) {
  console.log(
    `The machine has other work (load ${load.toFixed(1)}): times by the clock say little.`,
  );
}

let missed = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const row of await measure()) {
    console.log(inLine(row));
    if (row.missed) missed += 1;
  }
}
process.exit(missed > 0 ? 1 : 0);

function inLine({ name, ours, peer, ratio, missed: tooSlow }: Row): string {
  const factor = ratio === undefined ? '' : `${ratio.toFixed(2)}x`;
  const mark = tooSlow ? '  (missed)' : '';
  return `${name.padEnd(66)} ${ours.padStart(18)}  ${factor.padStart(6)}  ${peer}${mark}`;
}
