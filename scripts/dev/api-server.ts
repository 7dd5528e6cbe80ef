import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { readEnvironment } from '../../app/server/environment.ts';
import type { Listening } from '../../app/server/listen.ts';
import { run } from '../../app/server/run.ts';
import { servedSite } from '../../app/server/served-site.ts';

/**
 * The site's own server on a free port of this machine, over the content compiled last.
 *
 * @public The development server's module runner loads it by its path.
 */
export function startApi(publicFolder: string, build: ServerBuild): Promise<Listening> {
  const environment = { ...readEnvironment(process.env), HOST: '127.0.0.1', PORT: 0 };
  const log = pino({ level: 'warn', base: null });
  return run({ site: servedSite, clientDirectory: publicFolder, build, environment, log });
}
