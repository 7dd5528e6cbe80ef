import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, listening as somebodyListens } from '../../scripts/test/local-server.ts';
import { writeBuild } from './fixture-site.ts';

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** The log's lines so far. */
  lines: string[];
}

const main = join(import.meta.dirname, 'fixture-main.ts');

/** The fixture site with a server build, as `npm run build` leaves one. */
export async function writeWholeBuild() {
  const build = await writeBuild();
  const server = join(build.directory, 'server');
  await mkdir(server);
  const source = JSON.stringify(new URL('fixture-build.ts', import.meta.url).href);
  await writeFile(join(server, 'package.json'), '{"type":"module"}');
  await writeFile(join(server, 'index.js'), `export * from ${source};\n`);
  return build;
}

/** Starts the server over the fixture site on a free port and waits until it listens. */
export function startProcess(
  directory: string,
  variables: Record<string, string>,
): Promise<ServerProcess> {
  return listening(spawnServer(directory, { PORT: '0', ...variables }));
}

/** Starts the server with its log on a file descriptor, or on a pipe that nobody reads. */
export async function startUnread(
  directory: string,
  variables: Record<string, string>,
  log: number | 'pipe',
): Promise<ServerProcess> {
  const port = await freePort();
  const env = environment({ PORT: `${port}`, ...variables });
  const child = spawn(process.execPath, [main, directory], { env, stdio: ['ignore', log, 'pipe'] });
  await somebodyListens(port);
  return { child, url: `http://127.0.0.1:${port}`, lines: [] };
}

async function listening(child: ReturnType<typeof spawnServer>): Promise<ServerProcess> {
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`exit ${code}: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const entry: unknown = JSON.parse(line);
      if (typeof entry === 'object' && entry && 'url' in entry) resolve(String(entry.url));
    });
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  });
  return { child, url, lines };
}

/**
 * Runs a server that is expected not to go on running, as another user if one is given: its exit code, null
 * when it had to be ended, and what it said.
 */
export async function failToStart(
  directory: string,
  variables: Record<string, string>,
  uid?: number,
) {
  const child = spawnServer(directory, variables, { uid, timeout: 60_000 });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Ends a process with a signal, and answers its exit code and the milliseconds it took. */
export async function end({ child }: ServerProcess, signal: NodeJS.Signals) {
  const started = performance.now();
  const over = child.exitCode !== null || child.signalCode !== null;
  const exit = over ? [child.exitCode] : once(child, 'exit');
  child.kill(signal);
  const [code] = await exit;
  return { code, took: performance.now() - started };
}

function spawnServer(
  directory: string,
  variables: Record<string, string>,
  options: { uid?: number | undefined; timeout?: number } = {},
) {
  const env = environment(variables);
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  return spawn(process.execPath, [main, directory], { ...options, env, stdio });
}

function environment(variables: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...variables };
}
