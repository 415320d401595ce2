import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'standalone',
    // Integration tests start the real server, whose first start makes a database.
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
