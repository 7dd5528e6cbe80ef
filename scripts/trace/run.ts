/**
 * `npm run features:trace`: which scenarios show which rule of the specification; with `--steps`, which steps no
 * scenario of the last full run has said.
 */
import { readMessages } from '../test/cucumber-report.ts';
import { findLeftovers } from '../test/step-usage.ts';
import { clausesOf, readClauses } from './clauses.ts';
import { readOrigins } from './origins.ts';
import { readScenarios } from './scenarios.ts';
import { trace } from './trace.ts';

const file = readClauses();
const scenarios = readScenarios();
const { lines, mistakes } = trace(file, readOrigins(), scenarios);
console.log(lines.join('\n'));
console.log(`\n${clausesOf(file).length} rules, ${scenarios.length} scenarios`);
if (process.argv.includes('--steps')) mistakes.push(...findLeftovers(readMessages()));
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
