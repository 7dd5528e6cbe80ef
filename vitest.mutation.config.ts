import { defineConfig } from 'vitest/config';

/** The unit tests that thousands of faults are held to: they start no server, browser or process, and need no build. */
export default defineConfig({
  test: {
    include: [
      'tests/{assistant,carousel,consent,demo,walkthrough}/**/*.test.ts',
      'tests/server/{answering,outbox}/**/*.test.ts',
      'tests/{content,pipeline}/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
