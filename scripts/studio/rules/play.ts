/**
 * A process of the studio that plays one scenario. It loads the steps, prints what sentences they
 * understand, waits for `file:line` on its input, plays what stands there and ends: the loading is over
 * when somebody asks. What it prints are Cucumber's messages, one JSON object a line. `npm run features`
 * and the report of its last run have no part in it.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';

const support = await loadSupport(await configuration([]));
await run(['features/**/*.feature'], true);
const place = await firstLine();
if (place !== undefined) await run([place], false);

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
