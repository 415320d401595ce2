import { configDefaults, defineConfig } from 'vitest/config';

/** What runs under Node.js, each folder a project of its name. */
const folders = [
  'packages/backend',
  'packages/card-reader',
  'packages/contacts',
  'packages/extraction',
  'packages/invented-cards',
  'apps/standalone',
  'apps/workflow',
  'supabase',
  'security',
  'bench',
  'scripts',
];

/** Those that start a Postgres server, which not every machine has: `npm run test:postgres`. */
const exclude = [...configDefaults.exclude, 'tests/postgres/**'];

export default defineConfig({
  test: {
    // One limit for all. It ends a test that hangs; a busy machine must not fail one that works, and
    // what is fast enough, bench/ measures.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      ...folders.map((root) => ({
        extends: true as const,
        root,
        // What one file imports, the next need not load again.
        test: {
          name: root.split('/').at(-1) ?? root,
          exclude,
          isolate: false,
          ...(root === 'packages/extraction' && { globalSetup: './src/testing/start-backend.ts' }),
        },
      })),
      {
        extends: true,
        root: 'apps/web',
        define: { 'import.meta.env.SITE_URL': '""' },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}', 'build-tools/**/*.test.ts'],
          setupFiles: ['./testing/setup.ts'],
          globalSetup: './testing/start-backend.ts',
        },
      },
    ],
  },
});
