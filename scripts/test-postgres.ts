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

/** Runs the database and integration tests against a Postgres server of their own. */
async function testOnPostgres(): Promise<void> {
  const { url, discard } = await runPostgres();
  try {
    const ofDatabase = ['--no-file-parallelism', '--project', 'supabase'];
    vitest(ofDatabase, { SUPABASE_TEST_DATABASE_URL: url });
    // Once more as Supabase sets up a project: supabase/tests/hosted-project.ts.
    vitest(ofDatabase, { SUPABASE_TEST_DATABASE_URL: url, SUPABASE_TEST_PROJECT: 'hosted' });
    const files = [
      'apps/standalone/tests/backend.test.ts',
      'security/rest.test.ts',
      'security/accounts.test.ts',
    ];
    vitest(['--project', 'standalone', '--project', 'security', ...files], { DATABASE_URL: url });
  } finally {
    await discard();
  }
  vitest(['--config', 'apps/standalone/tests/postgres/vitest.config.ts']);
}

await buildWeb();
await testOnPostgres();
