import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, a text each: its file, its name and the first lines of what it says. */
  failures?: readonly string[];
}

export interface Outcome extends Counts {
  script: string;
  seconds: number;
  /** Why the step counts as failed, when its exit code does not say it. */
  reason?: string;
}

/**
 * What a finished step adds to the sum. A runner that ended badly, left no report or ran nothing
 * counts as a failure, even when no single test failed.
 */
export function judge(exitCode: number | null, count?: () => Counts): Counts & { reason?: string } {
  if (!count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = attempt(count);
  if (counts instanceof Error) return { passed: 0, failed: 1, reason: counts.message };
  if (counts.failed > 0) return counts;
  if (exitCode !== 0) return { ...counts, failed: 1, reason: `ended with code ${exitCode}` };
  if (counts.passed === 0) return { passed: 0, failed: 1, reason: 'no test was run' };
  return counts;
}

/** Lines of a message that are told; what led to it in the code is in the step's own output. */
const toldLines = 6;

/** A failure as the end of the run names it. */
export function failure(place: string, name: string, message: string): string {
  return [`${place}: ${name}`, ...firstLines(message).map((text) => `    ${text}`)].join('\n');
}

export function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim());
  const stack = lines.findIndex((text) => /^\s+at\b/u.test(text));
  return lines.slice(0, stack < 0 ? toldLines : Math.min(stack, toldLines));
}

/**
 * The lines at the end of the run: each step, then what failed, so that nobody looks for it in the output
 * of all steps; the last one is the sum, alone.
 */
export function summarise(outcomes: Outcome[]): string[] {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  return [
    ...outcomes.map(line),
    ...failures.map((one) => `✗ ${one}`),
    `${passed} passed, ${failed} failed`,
  ];
}

function line({ script, seconds, passed, failed, reason }: Outcome): string {
  const mark = failed === 0 ? '✓' : '✗';
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  const counts = `${passed} passed, ${failed} failed`;
  return `${mark} ${script.padEnd(14)}${time}   ${counts}${reason ? ` (${reason})` : ''}`;
}

function attempt(count: () => Counts): Counts | Error {
  try {
    return count();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
