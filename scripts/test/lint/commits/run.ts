/** `node scripts/test/lint/commits/run.ts origin/main..HEAD`: judges the messages of these commits, merges apart. */
import { execFileSync } from 'node:child_process';
import { messageFaults } from './message-faults.ts';

const [range = 'origin/main..HEAD'] = process.argv.slice(2);
const log = execFileSync('git', ['log', '--no-merges', '-z', '--format=%h %B', range], {
  encoding: 'utf8',
});
const commits = log.split('\0').filter(Boolean);
const faults = commits.flatMap((commit) => {
  const [hash = ''] = commit.split(' ', 1);
  const message = commit.slice(hash.length + 1);
  return messageFaults(message).map((fault) => `${hash} ${message.split('\n', 1)[0]}: ${fault}`);
});
for (const fault of faults) console.error(fault);
console.log(`${commits.length} commits, ${faults.length} faults in their messages`);
if (faults.length > 0) process.exitCode = 1;
