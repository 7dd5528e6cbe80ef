import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { readEnvironment } from '../../app/server/environment.ts';
import type { Listening } from '../../app/server/listen.ts';
import { run } from '../../app/server/run.ts';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { readBuild } from '../../app/server/site/load-build.ts';

/**
 * The site's own server on a free port of this machine, over the content compiled last.
 *
 * @public The development server's module runner loads it by its path.
 */
export async function startApi(publicFolder: string, build: ServerBuild): Promise<Listening> {
  const environment = { ...readEnvironment(process.env), HOST: '127.0.0.1', PORT: 0 };
  const log = pino({ level: 'warn', base: null });
  const built = await readBuild(compiledSite, publicFolder, build);
  return run({ built, environment, log });
}
