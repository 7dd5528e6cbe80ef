import { EnvironmentError, readEnvironment } from './environment.ts';
import { openLog } from './log.ts';
import { run } from './run.ts';
import { loadBuild } from './site/load-build.ts';
import type { Site } from './site/site.ts';

export interface StartOptions {
  /** Ends the server, once it has started. */
  stopped: Promise<NodeJS.Signals>;
  /** The compiled content; asked for when the build is there. */
  loadSite: () => Promise<Site>;
  /** Holds `client/` and `server/index.js`. */
  buildDirectory: string;
}

/** For what is under way when the server is told to stop. */
const shutdownTimeoutMs = 9_000;

/** Runs the server as this process: signals end it, a mistake in its environment is one line and exit 1. */
export async function start({ stopped, loadSite, buildDirectory }: StartOptions): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const log = openLog(environment.LOG_LEVEL);
    const built = await loadBuild(buildDirectory, loadSite);
    const server = await run({ built, environment, log });
    log.info({ url: server.url }, 'listening');
    const signal = await stopped;
    log.info({ signal }, 'stopping');
    await server.close(shutdownTimeoutMs);
    log.info('stopped');
    process.exit(0);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
