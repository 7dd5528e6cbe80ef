/** Reads the report of the last full run of the features and fails when it shows leftovers. */
import { readMessages } from './cucumber-report.ts';
import { findLeftovers } from './step-usage.ts';

const leftovers = findLeftovers(readMessages());
for (const leftover of leftovers) console.error(leftover);
if (leftovers.length > 0) process.exitCode = 1;
else console.log('Every step is said by a scenario.');
