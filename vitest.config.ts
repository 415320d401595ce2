import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import EndHangingTests, { INSPECTABLE } from './scripts/end-hanging-tests.ts';

/** Where tests put files. It is gone with the run, whatever ended them: a worker is not told of its end. */
const TEMPORARY = 'cardsift-tests-';
/** Where Linux keeps files in memory: a disk takes most of a minute to delete fifty databases of a thousand files. */
const MEMORY = '/dev/shm';
/** Bytes, four times what a run leaves there until its end. */
const ROOM = 8 * 2 ** 30;
// This file is loaded anew for each project.
if (!basename(tmpdir()).startsWith(TEMPORARY)) {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), TEMPORARY));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Some tests start a dozen processes of the same code, which Node.js need not compile for each.
process.env.NODE_COMPILE_CACHE ??= join(
  import.meta.dirname,
  'node_modules/.cache/cardsift/compiled',
);

function hasRoom(folder: string): boolean {
  if (!existsSync(folder) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}

const [load = 0] = loadavg();
/** How many processes wanted each core when the tests began. */
const crowding = Math.max(1, load / availableParallelism());

/**
 * Milliseconds after which a test hangs; what is fast enough, bench/ measures. One that starts processes or networks
 * waits for them as long as a busy machine takes. Any other only computes, so that its time grows with the crowd.
 */
const PROCESS_MS = 180_000;
const UNIT_MS = Math.min(20_000 * crowding, PROCESS_MS);

/** What runs under Node.js, each folder a project of its name. */
const FOLDERS = [
  'packages/backend',
  'packages/card-reader',
  'packages/carddav',
  'packages/contacts',
  'packages/extraction',
  'packages/invented-cards',
  'packages/notices',
  'apps/carddav',
  'apps/standalone',
  'apps/workflow',
  'supabase',
  'security',
  'bench',
  'training',
  'scripts',
] as const;

/** What not every machine has: a Postgres server (`npm run test:postgres`), other people's programs (`test:clients`). */
const exclude = [...configDefaults.exclude, 'tests/postgres/**', 'clients/**'];

const provideBackend = join(
  import.meta.dirname,
  'packages/backend/src/testing/provide-test-backend.ts',
);
/** The same, and the webhook, which the pages send pictures to. */
const provideWebhook = join(
  import.meta.dirname,
  'packages/extraction/src/testing/provide-webhook.ts',
);

/** The same, and the address book for phones. */
const provideCarddav = join(import.meta.dirname, 'packages/carddav/src/testing/provide-carddav.ts');

const provideStandalone = join(
  import.meta.dirname,
  'apps/standalone/testing/provide-standalone.ts',
);

/** Folders whose tests start processes, or ask those that the folder shares. */
const WITH_PROCESSES: readonly (typeof FOLDERS)[number][] = [
  'packages/backend',
  'packages/carddav',
  'packages/extraction',
  'apps/standalone',
  'apps/workflow',
  'supabase',
  'security',
];

/** What the tests of a folder share. */
const SHARED: Partial<Record<(typeof FOLDERS)[number], string>> = {
  'packages/carddav': provideCarddav,
  'packages/extraction': provideBackend,
  'apps/standalone': provideStandalone,
  security: provideStandalone,
};

/** Tests of the web app that draw nothing and yet need a browser's page, which costs a second to make. */
const IN_PAGE = 'app/**/*.dom.test.ts';

const limitShrinking = join(import.meta.dirname, 'scripts/limit-fast-check-shrinking.ts');

const web = {
  extends: true as const,
  root: 'apps/web',
  define: { 'import.meta.env.SITE_URL': '""' },
  // Packing the networks takes a build seconds, and no test here runs them.
  resolve: {
    alias: {
      'virtual:device-reader-files': join(import.meta.dirname, 'apps/web/testing/reader-files.ts'),
    },
  },
  test: {
    // They ask the real backend.
    testTimeout: PROCESS_MS,
    globalSetup: provideWebhook,
    setupFiles: [limitShrinking],
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
};

export default defineConfig({
  test: {
    testTimeout: UNIT_MS,
    hookTimeout: PROCESS_MS,
    // For files in projects whose other tests compute only: `// @module-tag process` at the top.
    tags: [{ name: 'process', description: 'Starts a process or a network', timeout: PROCESS_MS }],
    // Not one core less than there are: some tests wait for a server, which may have the other's time.
    maxWorkers: '100%',
    // What fails so often fails for one reason, each time at the limit when that is a server which hangs.
    bail: 20,
    reporters: ['default', new EndHangingTests({ limitMs: 600_000 })],
    execArgv: [INSPECTABLE],
    expect: { poll: { timeout: 120_000 } },
    projects: [
      ...FOLDERS.map((root) => ({
        extends: true as const,
        root,
        // What one file imports, the next need not load again.
        test: {
          // Two folders have the name of the protocol.
          name: root === 'apps/carddav' ? 'carddav server' : (root.split('/').at(-1) ?? root),
          exclude,
          isolate: false,
          setupFiles: [limitShrinking],
          ...(WITH_PROCESSES.includes(root) && { testTimeout: PROCESS_MS }),
          ...(SHARED[root] && { globalSetup: SHARED[root] }),
        },
      })),
      {
        ...web,
        test: {
          ...web.test,
          name: 'web',
          // Loading the app anew for each file takes as long as its tests.
          isolate: false,
          include: ['app/**/*.test.ts', 'build-tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, IN_PAGE],
        },
      },
      {
        ...web,
        test: {
          ...web.test,
          name: 'web page',
          environment: 'jsdom',
          // Loading every part of a page anew takes longer than most tests of it.
          isolate: false,
          include: ['app/**/*.test.tsx', IN_PAGE],
          setupFiles: [limitShrinking, './testing/setup.ts'],
        },
      },
    ],
  },
});
