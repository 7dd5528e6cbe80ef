/**
 * `npm run features:trace`: which scenarios show which clause of the specification; with `--steps`, which steps no
 * scenario of the last run has said, which must have been a whole one.
 */

import { clausesOf, readClauses } from './clauses.ts';
import { readEnvelopes } from './cucumber-report.ts';
import { readOrigins } from './origins.ts';
import { readScenarios, readSources } from './scenarios.ts';
import { leftoversOf } from './step-usage.ts';
import { contradictedTitles } from './title-numbers.ts';
import { trace } from './trace.ts';

const file = readClauses();
const sources = readSources();
const scenarios = readScenarios(sources);
const { lines, mistakes } = trace(file, readOrigins(), scenarios);
console.log(lines.join('\n'));
const rules = new Set(scenarios.map(({ file: place, rule }) => `${place} ${rule}`));
console.log(
  `\n${clausesOf(file).length} clauses, ${rules.size} rules, ${scenarios.length} scenarios`,
);
mistakes.push(...sources.flatMap(contradictedTitles));
if (process.argv.includes('--steps')) mistakes.push(...leftoversOf(readEnvelopes(), scenarios));
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
