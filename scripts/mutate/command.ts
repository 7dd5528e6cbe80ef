import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Long enough for some features on a busy machine; what hangs longer has failed. */
const timeoutMs = 10 * 60 * 1000;

/** Most scenarios fail here, and each waits so long for a state that does not come. */
const stateTimeoutMs = '5000';

/** `output`: what it printed. */
export type Outcome = { isGood: boolean; output: string };

/**
 * Runs a script of Node in a folder; good is what ends with 0 within ten minutes. An aborted signal
 * ends it, with every process that it has started, and then this throws.
 */
export async function runScript(
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  signal.throwIfAborted();
  // What it leaves lying about goes with the folder.
  const scratch = path.join(folder, 'var/tmp');
  await mkdir(scratch, { recursive: true });
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own can be ended whole.
    detached: true,
    env: { ...process.env, TMPDIR: scratch, STATE_TIMEOUT_MS: stateTimeoutMs },
  });
  const endGroup = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const timer = setTimeout(endGroup, timeoutMs);
  signal.addEventListener('abort', endGroup, { once: true });
  try {
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    signal.throwIfAborted();
    return { isGood: code === 0, output: output + errors };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', endGroup);
  }
}
