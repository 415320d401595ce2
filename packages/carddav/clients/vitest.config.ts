import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Runs other people's programs, which not every machine has: `npm run test:clients`. */
export default defineConfig({
  test: {
    name: 'clients',
    root: join(import.meta.dirname, '..'),
    include: ['clients/**/*.test.ts'],
    globalSetup: join(import.meta.dirname, '../src/testing/provide-carddav.ts'),
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
