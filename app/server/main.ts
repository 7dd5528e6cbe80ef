import { join } from 'node:path';
import { stopSignal } from './stop-signal.ts';

// Before all that takes time to load.
const stopped = stopSignal();

// React and the router choose their production build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'production';
const { start } = await import('./start.ts');
const { checkContent } = await import('./site/load-build.ts');

const buildDirectory = join(import.meta.dirname, '../../build');

await start({
  stopped,
  async loadSite() {
    await checkContent(buildDirectory, join(import.meta.dirname, '../generated'));
    return (await import('./site/compiled-site.ts')).compiledSite;
  },
  buildDirectory,
});
