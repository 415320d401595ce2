import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'invented-cards', testTimeout: 60_000, hookTimeout: 60_000 },
});
