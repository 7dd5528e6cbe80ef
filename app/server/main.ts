import { join } from 'node:path';

// React and the router choose their production build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'production';
const { start } = await import('./start.ts');
const { checkContent } = await import('./site/load-build.ts');

const buildDirectory = join(import.meta.dirname, '../../build');

await start({
  async loadSite() {
    await checkContent(buildDirectory, join(import.meta.dirname, '../generated'));
    return (await import('./site/compiled-site.ts')).compiledSite;
  },
  buildDirectory,
});
