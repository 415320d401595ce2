import { defineConfig } from 'vitest/config';

/**
 * Every workspace brings its own `vitest.config.ts`. Their time limits are generous: they end a test
 * that hangs, and a busy machine must not fail one that works. What is fast enough, bench/ measures.
 */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'supabase', 'bench'] },
});
