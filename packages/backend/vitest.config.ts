import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Making an embedded database takes seconds on a busy machine.
  test: { name: 'backend', testTimeout: 60_000, hookTimeout: 60_000 },
});
