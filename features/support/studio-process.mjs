/** Runs the studio of a copy of the project until the run of the features, its argument, has ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [folder = '', run = ''] = process.argv.slice(2);
const lookEveryMs = 1000;

// A tool that reads this file for what it imports must start nothing.
if (run === '') process.exit(0);

const child = spawn(process.execPath, ['scripts/studio/run.ts'], {
  cwd: folder,
  env: { ...process.env, STUDIO_PORT: '0' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const timer = setInterval(() => {
  if (!isRunning(Number(run))) child.kill('SIGTERM');
}, lookEveryMs);
await once(child, 'exit');
clearInterval(timer);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
