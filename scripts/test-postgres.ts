import { spawnSync } from 'node:child_process';
import { runPostgres } from '@cardsift/backend/testing/run-postgres';
import { buildWeb } from './build-web.ts';

function vitest(parameters: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync('vitest', ['run', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`vitest run ${parameters.join(' ')} failed`);
}

const DATABASE_TESTS = ['--no-file-parallelism', '--project', 'supabase'];
const INTEGRATION_TESTS = [
  '--project',
  'standalone',
  '--project',
  'security',
  'apps/standalone/tests/backend.test.ts',
  'security/rest.test.ts',
  'security/accounts.test.ts',
];

/** Runs tests against a Postgres server of their own. */
async function onServer(runTests: (url: string) => void): Promise<void> {
  const { url, discard } = await runPostgres();
  try {
    runTests(url);
  } finally {
    await discard();
  }
}

await buildWeb();
await onServer((url) => {
  vitest(DATABASE_TESTS, { SUPABASE_TEST_DATABASE_URL: url });
  vitest(INTEGRATION_TESTS, { DATABASE_URL: url });
});
// Once more as Supabase sets up a project, with roles of other rights: supabase/tests/hosted-project.ts.
await onServer((url) =>
  vitest(DATABASE_TESTS, { SUPABASE_TEST_DATABASE_URL: url, SUPABASE_TEST_PROJECT: 'hosted' }),
);
vitest(['--config', 'apps/standalone/tests/postgres/vitest.config.ts']);
