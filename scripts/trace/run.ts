/** `npm run features:trace`: which scenarios show which rule of the specification. */
import { clausesOf, readClauses } from './clauses.ts';
import { readOrigins } from './origins.ts';
import { readScenarios } from './scenarios.ts';
import { trace } from './trace.ts';

const file = readClauses();
const scenarios = readScenarios();
const { lines, mistakes } = trace(file, readOrigins(), scenarios);
console.log(lines.join('\n'));
console.log(`\n${clausesOf(file).length} rules, ${scenarios.length} scenarios`);
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
