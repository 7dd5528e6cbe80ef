import { join } from 'node:path';

// React and the router choose their production build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'production';
const { start } = await import('./start.ts');

await start({
  loadSite: async () => (await import('./served-site.ts')).servedSite,
  buildDirectory: join(import.meta.dirname, '../../build'),
});
