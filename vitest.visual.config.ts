import { defineConfig } from 'vitest/config';

/** Tests that look at the built site in a browser, on one server each. */
export default defineConfig({
  test: {
    include: ['tests/visual/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Each test looks at one page or more in a browser that others want as well.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: false,
    allowOnly: false,
    reporters: ['default', ['json', { outputFile: 'var/reports/visual.json' }]],
  },
});
