import { defineConfig } from 'vitest/config';

/** The attacks that take minutes: `npm run test:attack`. Each prints its measurements. */
export default defineConfig({
  test: {
    name: 'attacks',
    root: import.meta.dirname,
    include: ['**/*.attack.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
