import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../../testing/run-standalone.ts';

let postgres: PostgresServer;
let server: StandaloneProcess;
let ada: Person;

beforeAll(async () => {
  postgres = await runPostgres();
  server = await runStandalone({ DATABASE_URL: postgres.url });
  ada = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(async () => {
  await discardStandalone(server);
  await postgres.discard();
});

const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 120_000, interval: 50 });
const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
const contacts = () => ada.client.from('business_card_records');

/** Sends one query as it is. supabase-js would repeat a refused one. */
async function ask(): Promise<[status: number, code: string | undefined]> {
  const { data } = await ada.client.auth.getSession();
  const answer = await fetch(`${server.url}/rest/v1/business_card_records?select=id&limit=1`, {
    headers: {
      apikey: server.secrets.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    },
  });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

/** Sends many queries at a time until it is stopped. Returns the status of every answer. */
function keepAsking() {
  const statuses = new Set<number>();
  let isStopped = false;
  const asking = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (!isStopped) statuses.add((await ask())[0]);
    }),
  );
  return async () => {
    isStopped = true;
    await asking;
    return statuses;
  };
}

test('losing the server five times with active clients costs only the requests meanwhile', async () => {
  const told: string[] = [];
  const names: unknown[] = [];
  ada.client
    .channel('contacts')
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'business_card_records' },
      (event) => names.push(event.new.full_name),
    )
    .on('system', {}, ({ status }) => told.push(status))
    .subscribe();
  await eventually(async () => expect(told).toEqual(['ok']));

  for (const round of [1, 2, 3, 4, 5]) {
    const stopAsking = keepAsking();
    await postgres.stop(round % 2 ? 'immediate' : 'fast');
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await ask()).toEqual([503, 'database_unavailable']);

    await postgres.start();
    await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
    const statuses = await stopAsking();
    expect([...statuses].filter((code) => ![200, 503].includes(code))).toEqual([]);
    // Ready means that changes are received again, and pages were told to read what they missed.
    await eventually(async () => expect(told).toHaveLength(round + 1));
    await contacts()
      .insert({ user_id: ada.id, full_name: `Round ${round}` })
      .throwOnError();
    await eventually(async () => expect(names).toContain(`Round ${round}`));
  }
  await ada.client.removeAllChannels();
  expect(server.output()).not.toContain('TypeError');
});

test('no answer names the address of the database', async () => {
  await postgres.stop('fast');
  const key = { apikey: server.secrets.publishableKey, 'content-type': 'application/json' };
  const { data } = await ada.client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const questions: [string, string, RequestInit][] = [
    ['rest', '/rest/v1/profiles?select=*', { headers: { ...key, authorization } }],
    [
      'rpc',
      '/rest/v1/rpc/get_daily_usage',
      { method: 'POST', headers: key, body: JSON.stringify({ user_uuid: ada.id }) },
    ],
    [
      'sign-in',
      '/auth/v1/token?grant_type=password',
      {
        method: 'POST',
        headers: key,
        body: JSON.stringify({ email: ada.email, password: ada.password }),
      },
    ],
    ['user', '/auth/v1/user', { headers: { ...key, authorization } }],
    [
      'list',
      '/storage/v1/object/list/vcards',
      { method: 'POST', body: '{"prefix":"","limit":1}', headers: { ...key, authorization } },
    ],
    ['file', `/storage/v1/object/public/vcards/${ada.id}/a.vcf`, {}],
  ];
  const answers: Record<string, unknown> = {};
  for (const [name, path, init] of questions) {
    const answer = await fetch(`${server.url}${path}`, init);
    const text = await answer.text();
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|postgres:|\/(tmp|work|usr)\//);
    answers[name] = [answer.status, JSON.parse(text).code];
  }
  const unavailable = [503, 'database_unavailable'];
  expect(answers).toEqual(Object.fromEntries(questions.map(([name]) => [name, unavailable])));
  await postgres.start();
  await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
});

test('the server ends a statement that takes too long, and its row is free again', async () => {
  const { data } = await contacts()
    .insert({ user_id: ada.id, full_name: 'Locked' })
    .select('id')
    .single();
  const locker = await import('pg').then(({ Client }) => new Client(postgres.url));
  await locker.connect();
  await locker.query('begin');
  await locker.query('update public.business_card_records set title = $1 where id = $2', [
    'x',
    data?.id,
  ]);
  const { error, status } = await contacts()
    .update({ title: 'y' })
    .eq('id', data?.id ?? '');
  expect([status, error?.code]).toEqual([503, 'database_busy']);
  await locker.end();
  const again = await contacts()
    .update({ title: 'y' })
    .eq('id', data?.id ?? '');
  expect(again.status).toBe(204);
});
