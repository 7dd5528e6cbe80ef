import { configDefaults, defineConfig } from 'vitest/config';

/** Its own configuration, without the site's Vite plugins: unit tests need no route compiler. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // They look at the built site in a browser: `npm run visual`.
    exclude: [...configDefaults.exclude, 'tests/visual/**'],
    environment: 'node',
    // One waits for a browser or a server most of the time.
    maxWorkers: 2,
    // Machines are noisy: a test is slow here only when it hangs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    reporters: ['default', ['json', { outputFile: 'var/reports/unit.json' }]],
  },
});
