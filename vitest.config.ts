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

/** Endurance tests run whole once a week (tests/endurance.ts). */
const times = process.env.ENDURANCE === '1' ? 5 : 1;

/** How long a test may take on a machine that is busy with others: only what hangs takes so long. */
function patience(milliseconds: number) {
  return {
    testTimeout: times * milliseconds,
    hookTimeout: times * milliseconds,
    expect: { poll: { timeout: milliseconds / 2 } },
  };
}

/** Its own configuration, without the site's Vite plugins: unit tests need no route compiler. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    ...patience(30_000),
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
          // They wait for servers and browsers that start beside those of others.
          ...patience(120_000),
        },
      },
    ],
    reporters: ['default', ['json', { outputFile: 'var/reports/unit.json' }]],
  },
});
