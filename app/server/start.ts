import { loadBuiltSite } from './built-site.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { openLog } from './log.ts';
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
    const log = openLog(environment.LOG_LEVEL);
    const built = await loadBuiltSite(buildDirectory, loadSite);
    const server = await run({ built, environment, log });
    log.info({ url: server.url }, 'listening');
    let stopping = false;
    const stop = async (signal: NodeJS.Signals) => {
      // Ctrl-C under npm comes twice: from the terminal, and from npm.
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      await server.close(patience);
      log.info('stopped');
      process.exit(0);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
