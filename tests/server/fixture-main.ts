import { start } from '../../app/server/start.ts';
import { fixtureSite } from './fixture-site.ts';

/** The real process over the fixture site: `node fixture-main.ts <build directory>`. */
await start({ loadSite: async () => fixtureSite, buildDirectory: process.argv[2] ?? '' });
