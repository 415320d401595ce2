import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.SITE_URL': '""' },
  test: {
    name: 'web',
    environment: 'jsdom',
    testTimeout: 60_000,
    include: ['app/**/*.test.{ts,tsx}', 'build-tools/**/*.test.ts'],
    setupFiles: ['./testing/setup.ts'],
  },
});
