import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Making an embedded database takes seconds on a busy machine.
  test: { name: 'supabase', testTimeout: 30_000, hookTimeout: 60_000 },
});
