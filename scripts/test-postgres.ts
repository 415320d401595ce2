import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runPostgres } from '@cardsift/backend/testing/run-postgres';
import { buildWeb } from './build-web.ts';

async function vitest(parameters: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn('vitest', ['run', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`vitest run ${parameters.join(' ')} failed`);
}

/** Runs tests against a Postgres server of their own. */
async function onServer(runTests: (url: string) => Promise<void>): Promise<void> {
  const { url, discard } = await runPostgres();
  try {
    await runTests(url);
  } finally {
    await discard();
  }
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

await buildWeb();
const runs = await Promise.allSettled([
  onServer(async (url) => {
    await vitest(DATABASE_TESTS, { SUPABASE_TEST_DATABASE_URL: url });
    await vitest(INTEGRATION_TESTS, { DATABASE_URL: url });
  }),
  // Again, with roles and grants as in a Supabase project: supabase/tests/hosted-project.ts.
  onServer((url) =>
    vitest(DATABASE_TESTS, { SUPABASE_TEST_DATABASE_URL: url, SUPABASE_TEST_PROJECT: 'hosted' }),
  ),
  // These start servers of their own and mostly wait for them.
  vitest(['--config', 'apps/standalone/tests/postgres/vitest.config.ts']),
]);
for (const run of runs) if (run.status === 'rejected') throw run.reason;
