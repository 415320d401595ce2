import { defineConfig } from 'vitest/config';

/** Run by `npm run test:postgres`. These start a Postgres server, which not every machine has. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'standalone on postgres', testTimeout: 180_000, hookTimeout: 180_000 },
});
