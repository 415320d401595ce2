import { type PostgresServer, runPostgres } from '@cardsift/backend/testing/run-postgres';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../../testing/run-standalone.ts';

/**
 * One card is stored, replaced, moved and removed at once. On a Postgres server nothing makes requests wait for each
 * other.
 */

let postgres: PostgresServer;
let server: StandaloneProcess;
let database: Client;
let ada: Person;
beforeAll(async () => {
  postgres = await runPostgres();
  server = await runStandalone({ DATABASE_URL: postgres.url });
  database = new Client({ connectionString: postgres.url, application_name: 'test' });
  await database.connect();
  ada = await signUp(server.url, server.secrets.publishableKey);
});
afterAll(async () => {
  await database.end();
  await discardStandalone(server);
  await postgres.discard();
});

const cards = () => ada.client.storage.from('vcards');
const path = (name: string) => `${ada.id}/${name}.vcf`;
const store = (name: string, upsert: boolean) =>
  cards().upload(path(name), Buffer.from('BEGIN:VCARD'), { contentType: 'text/vcard', upsert });

interface Answer {
  error: { message: string } | null;
}

/** What a request is told if another one was first. */
const ALONE = ['Object not found', 'The resource already exists'];

const LOCK = 7_000_002;
const BUSY = /^Somebody else is changing the same just now/;

test('storing the first card changes nobody’s rights', async () => {
  const rights = `select relname, relacl::text from pg_class
    union all select oid::text, defaclacl::text from pg_default_acl order by 1, 2`;
  const before = (await database.query(rights)).rows;
  expect((await store('first', false)).error).toBeNull();
  expect((await database.query(rights)).rows).toEqual(before);
});

test('whatever a person does at once with one card, each request is answered as if it were the only one', async () => {
  const answers = Array.from({ length: 15 }, () => [
    store('a', false),
    store('a', true),
    cards().move(path('a'), path('b')),
    cards().remove([path('a'), path('b')]),
  ]);
  const failures = (await Promise.all(answers.flat())).map(({ error }) => error?.message);
  expect(failures.filter((message) => message && !ALONE.includes(message))).toEqual([]);
});

/** Runs `meanwhile`, as another process would, between the server's lookup of a row and its write of this kind. */
async function race(
  write: 'insert' | 'update',
  ask: () => Promise<Answer>,
  meanwhile: string,
): Promise<Answer> {
  await database.query(`
    create or replace function public.wait_for_test() returns trigger language plpgsql as $$
    begin
      -- Supabase Lite tries a write as the caller first.
      if current_user = 'authenticated' or current_setting('application_name') = 'test' then
        return null;
      end if;
      perform pg_advisory_xact_lock_shared(${LOCK});
      return null;
    end $$;
    create trigger wait_for_test before ${write} on storage.objects
      for each statement execute function public.wait_for_test()`);
  await database.query(`select pg_advisory_lock(${LOCK})`);
  const answer = ask();
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
  await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
  await database.query(meanwhile);
  await database.query(`select pg_advisory_unlock(${LOCK})`);
  await answer;
  await database.query('drop trigger wait_for_test on storage.objects');
  return answer;
}

test('a request for a card that another process stores or removes meanwhile is answered with 503', async () => {
  const name = `(bucket_id, name) values ('vcards', '${path('c')}')`;
  const stored = await race(
    'insert',
    () => store('c', true),
    `insert into storage.objects ${name}`,
  );
  expect(stored.error).toMatchObject({ status: 503, message: expect.stringMatching(BUSY) });
  const removal = `delete from storage.objects where name = '${path('c')}'`;
  const replaced = await race('update', () => store('c', true), removal);
  expect(replaced.error).toMatchObject({ status: 503, message: expect.stringMatching(BUSY) });
  expect((await store('c', true)).error).toBeNull();
});
