import { defineConfig } from 'vitest/config';

/** Tests that look at the built site in a browser: one file after the other, on one server each. */
export default defineConfig({
  test: {
    include: ['tests/visual/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    allowOnly: false,
    reporters: ['default', ['json', { outputFile: 'var/reports/visual.json' }]],
  },
});
