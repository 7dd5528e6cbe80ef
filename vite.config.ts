import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { licencesFile, licencesNotice } from './scripts/build/licences.ts';
import { liveContent } from './scripts/dev/content-plugin.ts';
import { consentClient } from './scripts/vite/consent-client.ts';

/**
 * Few, large files: what every page needs in two of them, instead of one for each shared module.
 * What is fetched on demand stays apart, and the entry too: it starts when all others are there.
 */
const chunks = {
  groups: [
    { name: 'library', test: /\/node_modules\/(?!@emailjs\/)/ },
    {
      name: 'site',
      test: /\/app\/(?!entry\.client|routes\/|demo\/|assistant\/open-knowledge-index|walkthrough\/(?!(?:walkthrough|words)\.)[^/]+\.tsx?)/,
    },
  ],
};

/**
 * V8 compiles these whole while it loads them, beside the page's own thread; else each function at its first call,
 * which for many is the first click (decision 49). https://v8.dev/blog/explicit-compile-hints
 */
const compiledAhead = new Set(chunks.groups.map(({ name }) => name));

/** Messages are compiled with the content: their parser would travel to visitors for nothing. */
const withoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

export default defineConfig(({ command }) => ({
  plugins: [liveContent(), consentClient(), reactRouter()],
  cacheDir: 'var/vite',
  // Found late, these would reload the first page that a developer opens.
  optimizeDeps: { include: ['react-intl', 'react-intl/server', '@emailjs/browser'] },
  resolve: { alias: command === 'build' ? withoutParser : [] },
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Its list would stand before the line that asks for compilation ahead, and names only what is already here.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: chunks, postBanner } },
        license: { fileName: licencesFile },
      },
    },
  },
}));

function postBanner(chunk: { name: string; moduleIds: readonly string[] }): string {
  const first = compiledAhead.has(chunk.name) ? '//# allFunctionsCalledOnLoad\n' : '';
  return first + licencesNotice(chunk);
}
