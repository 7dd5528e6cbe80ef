import { defineConfig } from 'vitest/config';

/** Tests that look at the built site in a browser, on one server each. */
export default defineConfig({
  test: {
    include: ['tests/visual/**/*.test.ts'],
    environment: 'node',
    // One after the other, they would still run when features and unit tests have ended.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Decision 64: a second try where nobody watches, named at the end of the run.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: false,
    allowOnly: false,
    reporters: ['default', ['json', { outputFile: 'var/reports/visual.json' }]],
  },
});
