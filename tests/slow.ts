/** `vi.setConfig(slow)`: for tests that start programs or compile the site, on a machine that others use as well. */
export const slow = { testTimeout: 300_000, hookTimeout: 300_000 };
