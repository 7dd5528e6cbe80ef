import { configDefaults, defineConfig } from 'vitest/config';

/** Its own configuration, without the site's Vite plugins: unit tests need no route compiler. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // They look at the built site in a browser: `npm run visual`.
    exclude: [...configDefaults.exclude, 'tests/visual/**'],
    environment: 'node',
    // One more than the cores of a small machine: they wait for browsers and servers most of the time.
    maxWorkers: 3,
    // Machines are busy: a test is too slow here only when it hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    reporters: ['default', ['json', { outputFile: 'var/reports/unit.json' }]],
  },
});
