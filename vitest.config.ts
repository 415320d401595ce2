import { defineConfig } from 'vitest/config';

/** Every workspace brings its own `vitest.config.ts` where the defaults do not fit it. */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'supabase', 'bench'] },
});
