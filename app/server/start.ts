import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { run } from './run.ts';
import type { ServedSite } from './site.ts';

export interface StartOptions {
  /** The compiled content; asked for when the build is there. */
  loadSite: () => Promise<ServedSite>;
  /** Holds `client/` and `server/index.js`. */
  buildDirectory: string;
}

/** Milliseconds for what is under way when the server is told to stop. */
const patience = 9_000;

/** Runs the server as this process: signals end it, a mistake in its environment is one line and exit 1. */
export async function start({ loadSite, buildDirectory }: StartOptions): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const log = pino({ level: environment.LOG_LEVEL, base: null });
    const build = await loadBuild(resolve(buildDirectory, 'server/index.js'));
    const site = await loadSite();
    const clientDirectory = resolve(buildDirectory, 'client');
    const server = await run({ site, clientDirectory, build, environment, log });
    log.info({ url: server.url }, 'listening');
    const stop = async (signal: NodeJS.Signals) => {
      log.info({ signal }, 'stopping');
      await server.close(patience);
      log.info('stopped');
      process.exit(0);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function loadBuild(path: string): Promise<ServerBuild> {
  try {
    await access(path);
  } catch (error) {
    throw new EnvironmentError(`${path} is missing: run \`npm run build\` first`, { cause: error });
  }
  return import(pathToFileURL(path).href);
}
