import { configDefaults, defineConfig } from 'vitest/config';

const tests = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
/** They start no server and no browser, put no module in the place of another, and leave nothing behind. */
const folders = ['art', 'assistant', 'carousel', 'consent', 'content', 'demo', 'i18n', 'layout'];
const otherFolders = [
  'pages',
  'pipeline',
  'questions',
  'scripts/!(spec)',
  'seo',
  'server/answering',
  'ui',
  'walkthrough',
];
const plain = [
  'tests/*.test.ts',
  ...[...folders, ...otherFolders].map((name) => `tests/${name}/**/*.test.{ts,tsx}`),
];

/** Its own configuration, without the site's Vite plugins: unit tests need no route compiler. */
export default defineConfig({
  test: {
    environment: 'node',
    // One more than the cores of a small machine: they wait for browsers and servers most of the time.
    maxWorkers: 3,
    // Machines are busy: a test is too slow here only when it hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: plain,
          // One process after the other would load the schemas and the compiler anew for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: tests,
          // Those of tests/visual look at the built site in a browser: `npm run visual`.
          exclude: [...configDefaults.exclude, 'tests/visual/**', ...plain],
          // Decision 64: a second try where nobody watches, named at the end of the run.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'var/reports/unit.json' }]],
  },
});
