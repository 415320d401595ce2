import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;
let stranger: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
  stranger = await database.addUser();
  await leaveTraces(user);
  await leaveTraces(stranger);
});

/** Adds at least one row to every table that may refer to a person, including the auth service's own. */
async function leaveTraces(id: string): Promise<void> {
  const statements = [
    `insert into public.profiles (id, full_name) values ($1, 'Ada')`,
    `insert into public.user_settings (user_id, processing_alerts) values ($1, true)`,
    // Must come before the contact, so that the book gets an entry for it.
    `insert into public.app_passwords (user_id, name, made_with_second_factor) values ($1, 'Phone', false)`,
    `insert into public.business_card_records (id, user_id, full_name) values ($1, $1, 'Grace')`,
    `insert into public.linkedin_enrichments (user_id, contact_id, linkedin_url)
     values ($1, $1, 'https://www.linkedin.com/in/grace')`,
    `insert into public.contact_merges (user_id, contact_id, kept, gone, merged)
     values ($1, $1, '{}', '{}', '{}')`,
    `insert into public.device_changes (user_id, contact_id, before, after)
     values ($1, $1, '{}', '{}')`,
    `insert into public.deleted_contacts (user_id, id, created_at, contact)
     values ($1, gen_random_uuid(), now(), '{"full_name": "Alan"}')`,
    `insert into public.rejected_profiles (user_id, contact_id, linkedin_url)
     values ($1, $1, 'https://www.linkedin.com/in/eve')`,
    `insert into public.scans (user_id, day, spent_at) values ($1, private.today_utc(), now())`,
    `insert into public.scans (user_id, day, spent_at) values ($1, private.today_utc() - 1, now())`,
    `insert into storage.objects (bucket_id, name) values ('vcards', $1::text || '/Ada_1.vcf')`,
    `insert into auth.sessions (id, user_id) values ($1, $1)`,
    `insert into auth.owner_proofs (session_id) values ($1)`,
    `insert into auth.refresh_tokens (id, user_id, session_id, token)
     values ($1::text, $1::uuid, $1::uuid, $1::text)`,
    // Refresh tokens may outlive their session's row.
    `insert into auth.refresh_tokens (id, user_id, token)
     values ($1::text || '-old', $1::uuid, $1::text || '-old')`,
    `insert into auth.identities (id, provider, provider_id, user_id)
     values ($1::uuid, 'email', $1::text, $1::uuid)`,
    `insert into auth.refused_addresses (user_id, address_digest) values ($1, 'keyed digest')`,
    `insert into auth.known_addresses (user_id, address_digest) values ($1, 'keyed digest')`,
    `insert into auth.mail_links (token_digest, kind, email, user_id)
     values ('digest ' || $1::text, 'email_change', 'new@people.example', $1::uuid)`,
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
     values ($1, $1, 'totp', 'unverified', '')`,
    `insert into public.news_mails (user_id) values ($1)`,
    `insert into public.saved_scans (user_id, save_key, contact_id) values ($1, $1, $1)`,
    `insert into auth.flow_state (id, user_id, authentication_method, provider_type)
     values ($1, $1, 'email', 'email')`,
    `insert into auth.audit_log_entries (id, payload)
     values (gen_random_uuid(), json_build_object('actor_id', $1::text))`,
  ];
  for (const statement of statements) {
    const [, table] = /^insert into (\S+)/.exec(statement) ?? [];
    // Supabase and Supabase Lite keep sessions and links in tables of different names.
    const [row] = await database.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [table],
    );
    if (row?.exists) await database.query(statement, [id]);
  }
}

/** The tables in all schemas with a row that refers to the person in any column. */
async function tablesThatKnow(id: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'storage') order by name`,
  );
  const known: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(
      `select 1 from ${name} as every_column where every_column::text like '%' || $1 || '%' limit 1`,
      [id],
    );
    if (rows.length > 0) known.push(name);
  }
  return known;
}

const deleteAllData = (caller: Parameters<TestDatabase['queryAs']>[0]) =>
  database.queryAs(caller, 'select public.delete_all_data()');
const deleteAccount = (caller: Parameters<TestDatabase['queryAs']>[0]) =>
  database.queryAs(caller, 'select public.delete_account()');

test('this test leaves traces in every table that can refer to a person', async () => {
  const known = await tablesThatKnow(user);
  const all = await database.query<{ name: string }>(
    `select distinct format('%I.%I', table_schema, table_name) as name
     from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'id')
        or table_schema = 'auth' and column_name = 'user_id'`,
  );
  expect(known).toEqual(expect.arrayContaining(all.map(({ name }) => name)));
  expect(known).toEqual(expect.arrayContaining(['auth.audit_log_entries', 'storage.objects']));
});

test('deleting the account leaves nothing about the person in any table', async () => {
  const others = await tablesThatKnow(stranger);
  await deleteAccount({ userId: user });
  expect(await tablesThatKnow(user)).toEqual([]);
  expect(await tablesThatKnow(stranger)).toEqual(others);
});

test('deleting all data keeps the account, its plan and the scans of the day', async () => {
  const others = await tablesThatKnow(stranger);
  await database.query('update public.users set is_premium = true where id = $1', [user]);
  await deleteAllData({ userId: user });
  const known = await tablesThatKnow(user);
  expect(known.filter((name) => !name.startsWith('auth.'))).toEqual([
    // A connected phone stays connected, and is told that its contacts are gone.
    'public.address_book_entries',
    'public.address_books',
    'public.app_passwords',
    // The time of the last mail, because there is at most one a day, even for people who start over.
    'public.news_mails',
    // Only random keys: what was deleted must not come back if a device repeats what it had sent.
    'public.saved_scans',
    'public.scans',
    'public.users',
  ]);
  const scans = await database.query('select day from public.scans where user_id = $1', [user]);
  expect(scans).toHaveLength(1);
  const plans = await database.queryAs({ userId: user }, 'select is_premium from public.users');
  expect(plans).toEqual([{ is_premium: true }]);
  expect(await tablesThatKnow(stranger)).toEqual(others);
});

test('nothing can be saved for a deleted account', async () => {
  await deleteAccount({ userId: user });
  for (const table of ['business_card_records', 'user_settings']) {
    const attempt = database.queryAs(
      { userId: user },
      `insert into public.${table} (user_id) values ($1)`,
      [user],
    );
    expect(await errorCode(attempt)).toBe('23503');
  }
});

test('visitors and the service role have nothing of their own to delete', async () => {
  for (const caller of ['anon', 'service_role'] as const) {
    expect(await errorCode(deleteAllData(caller))).toBe(DENIED);
    expect(await errorCode(deleteAccount(caller))).toBe(DENIED);
  }
  expect(await tablesThatKnow(user)).not.toEqual([]);
});
