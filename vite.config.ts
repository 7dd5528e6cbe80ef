import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { licencesFile, licencesNotice } from './scripts/build/licences.ts';
import { liveContent } from './scripts/dev/content-plugin.ts';

/** Messages are compiled with the content: their parser would travel to visitors for nothing. */
const withoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

type ModuleGraph = {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
};

/** In one file what the script of every page is made of: shared with islands, it would be many. */
function pageScript(id: string, graph: ModuleGraph): string | null {
  const seen = new Set<string>();
  const isOfPage = (module: string): boolean => {
    if (module.endsWith('/app/entry.client.tsx')) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return (graph.getModuleInfo(module)?.importers ?? []).some(isOfPage);
  };
  return isOfPage(id) ? 'page' : null;
}

export default defineConfig(({ command }) => ({
  plugins: [liveContent(), reactRouter()],
  cacheDir: 'var/vite',
  // Found late, these would reload the first page that a developer opens.
  optimizeDeps: { include: ['react-intl', 'react-intl/server', '@emailjs/browser', 'idiomorph'] },
  resolve: { alias: command === 'build' ? withoutParser : [] },
  // Scripts need the names of classes alone.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { animation: false } } },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // All of it is small: one file, that every page has in its cache.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: pageScript }] }, postBanner: licencesNotice },
        },
        license: { fileName: licencesFile },
      },
    },
  },
}));
