/**
 * A process of the studio that plays a few scenarios of one feature. It loads the steps, prints what sentences they
 * understand, starts a browser and the site's server, waits for `file:line:line` on its input, plays what
 * stands there and ends: all that takes long is over when somebody asks. What it prints are Cucumber's
 * messages, one JSON object a line. `npm run features` and the report of its last run have no part in it.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { isBuildStale } from '../../setup/freshness.ts';
import { environment } from '../../test/browser/test-environment.ts';

process.once('SIGTERM', () => void environment.close().finally(() => process.exit()));

const support = await loadSupport(await configuration([]));
await run(['features/**/*.feature'], true);
if (!isBuildStale()) warmUp();
const place = await firstLine();
if (place !== undefined) await run([place], false);
else await environment.close();

/** The browser and the server that the first step needs. What fails here is told when it is played. */
function warmUp(): void {
  for (const part of [environment.browser('chromium'), environment.server()]) {
    part.catch(() => undefined);
  }
}

async function run(paths: string[], dryRun: boolean): Promise<void> {
  const runConfiguration = await configuration(paths, dryRun);
  await runCucumber(
    { ...runConfiguration, support },
    { stdout: new PassThrough().resume() },
    (message) => console.log(JSON.stringify(message)),
  );
}

async function configuration(paths: string[], dryRun = false) {
  const { runConfiguration } = await loadConfiguration({
    file: false,
    provided: {
      paths,
      import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
      tags: 'not @wish',
      dryRun,
    },
  });
  return runConfiguration;
}

async function firstLine(): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin });
  const line = once(lines, 'line').then(([text]) => String(text));
  const first = await Promise.race([line, once(lines, 'close').then(() => undefined)]);
  lines.close();
  process.stdin.destroy();
  return first;
}
