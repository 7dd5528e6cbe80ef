import { start } from '../../app/server/start.ts';
import { stopSignal } from '../../app/server/stop-signal.ts';
import { fixtureSite } from './fixture-site.ts';

/** The real process over the fixture site: `node fixture-main.ts <build directory>`. */
await start({
  stopped: stopSignal(),
  loadSite: async () => fixtureSite,
  buildDirectory: process.argv[2] ?? '',
});
