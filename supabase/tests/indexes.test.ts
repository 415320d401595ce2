import { type Actor, actAs, SERVICE } from '@cardsift/backend/database/act-as';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** So many that reading a whole table costs more than using an index. */
const PEOPLE = 4_000;
const CONTACTS_EACH = 5;
const ada = id(1);
const contact = id(1);
const session = id(1);

let database: TestDatabase;

/** Everything the product stores, for many people. Triggers are off, because with them it would take minutes. */
const MANY_PEOPLE = `
  begin;
  set local session_replication_role = replica;
  create function pg_temp.id(n int) returns uuid language sql immutable
    return lpad(to_hex(n), 32, '0')::uuid;
  create temp table people as select pg_temp.id(n) as id, n from generate_series(1, ${PEOPLE}) as n;
  create temp table cards as
    select pg_temp.id((person.n - 1) * ${CONTACTS_EACH} + k) as id, person.id as user_id, k
    from people as person, generate_series(1, ${CONTACTS_EACH}) as k;
  insert into auth.users (id, email) select id, n || '@people.example' from people;
  insert into auth.sessions (id, user_id) select id, id from people;
  insert into public.users (id) select id from people;
  insert into public.profiles (id) select id from people;
  insert into public.user_settings (user_id, email_notifications) select id, n = 1 from people;
  insert into public.news_mails (user_id) select id from people;
  insert into public.scans (user_id, day) select id, private.today_utc() from people;
  insert into public.business_card_records (id, user_id, full_name, email, phone)
    select id, user_id, 'Ada', id || '@cards.example', '+49 30 ' || k from cards;
  insert into public.linkedin_enrichments (user_id, contact_id, linkedin_url)
    select user_id, id, 'https://www.linkedin.com/in/a' from cards;
  insert into public.enrichment_jobs (contact_id, user_id) select id, user_id from cards where k = 1;
  insert into public.rejected_profiles (contact_id, user_id, linkedin_url)
    select id, user_id, 'https://www.linkedin.com/in/b' from cards;
  insert into public.contact_merges (user_id, contact_id, kept, gone, merged)
    select user_id, id, '{}', '{}', '{}' from cards where k = 1;
  insert into public.device_changes (user_id, contact_id, before, after)
    select user_id, id, '{}', '{}' from cards where k = 1;
  insert into public.deleted_contacts (user_id, id, created_at, contact)
    select user_id, gen_random_uuid(), now(), '{"full_name": "Ada"}' from cards;
  insert into public.saved_scans (user_id, save_key, contact_id) select user_id, id, id from cards;
  insert into public.address_books (user_id, sequence) select id, ${CONTACTS_EACH} from people;
  insert into public.address_book_entries (user_id, contact_id, file_name, uid_digest, sequence)
    select user_id, id, id || '.vcf', md5(id::text), k from cards;
  insert into public.app_passwords (id, user_id, name, made_with_second_factor)
    select id, id, 'Phone', false from people;
  insert into private.app_password_hashes
    select id, private.hash_app_password(id::text) from people;
  insert into private.stored_bytes (user_id) select id from people on conflict do nothing;
  insert into private.freed_bytes (user_id, bytes) select user_id, 1 from cards;
  do $$ begin
    -- A Supabase project has second factors; Supabase Lite has no table of them.
    if to_regclass('auth.mfa_factors') is not null then
      insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
        select id, id, 'totp', 'unverified', '' from people;
    end if;
  end $$;
  commit;
  analyze;
`;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(MANY_PEOPLE);
});
afterAll(() => database.close());

const person: Actor = {
  role: 'authenticated',
  userId: ada,
  claims: { role: 'authenticated', sub: ada, session_id: session },
};

/** The SQL that Supabase Lite and PostgREST make of the requests of pages and workflow. */
const QUESTIONS: [name: string, actor: Actor, sql: string, values: unknown[]][] = [
  [
    'the first contacts',
    person,
    'select * from public.business_card_records where user_id = $1 order by created_at desc, id limit 30',
    [ada],
  ],
  [
    'the number of contacts',
    person,
    'select count(*) from public.business_card_records where user_id = $1',
    [ada],
  ],
  [
    'a later page of contacts',
    person,
    'select * from public.business_card_records where user_id = $1 order by created_at desc, id limit 1000 offset 1000',
    [ada],
  ],
  ['the state of the contacts', person, 'select public.contacts_state()', []],
  [
    'one contact',
    person,
    'select * from public.business_card_records where user_id = $1 and id = $2',
    [ada, contact],
  ],
  [
    'several contacts',
    person,
    'select id, met_event from public.business_card_records where id = any($2) and user_id = $1',
    [ada, [contact]],
  ],
  ['contacts older than a rule', person, 'select public.count_contacts_older_than(30)', []],
  [
    'a change',
    person,
    "update public.business_card_records set notes = 'May' where id = $2 and user_id = $1",
    [ada, contact],
  ],
  [
    'a new contact',
    person,
    'insert into public.business_card_records (user_id) values ($1)',
    [ada],
  ],
  [
    'who is known already',
    person,
    "select * from public.find_reached_alike('a@b.example', '1', 'Ada')",
    [],
  ],
  [
    'who is known by their name only',
    person,
    "select * from public.find_reached_alike('', '', 'Ada')",
    [],
  ],
  [
    'profiles found',
    person,
    'select * from public.linkedin_enrichments where user_id = $1 order by created_at desc',
    [ada],
  ],
  [
    'what is being looked for',
    person,
    "select count(*) from public.enrichment_jobs where user_id = $1 and status in ('waiting', 'working')",
    [ada],
  ],
  [
    'merges of a contact',
    person,
    'select id from public.contact_merges where user_id = $1 and contact_id = $2 order by merged_at desc limit 20',
    [ada, contact],
  ],
  [
    'what devices changed of a contact',
    person,
    'select id, before from public.device_changes where user_id = $1 and contact_id = $2 order by changed_at desc limit 20',
    [ada, contact],
  ],
  [
    'recently deleted',
    person,
    `select id, contact ->> 'full_name' from public.deleted_contacts where user_id = $1
     order by deleted_at desc, id limit 1000`,
    [ada],
  ],
  ['a contact restored', person, 'select public.restore_deleted_contacts(array[$1::uuid])', [ada]],
  ['one deleted for good', person, 'select public.delete_for_good(array[$1::uuid])', [ada]],
  ['settings', person, 'select saved_searches from public.user_settings where user_id = $1', [ada]],
  ['the plan', person, 'select is_premium from public.users where id = $1', [ada]],
  ['the profile', person, 'select * from public.profiles where id = $1', [ada]],
  ['scans left', person, 'select * from public.get_daily_usage($1)', [ada]],
  ['a scan set aside', person, 'select public.increment_daily_usage($1, 1)', [ada]],
  ['a scan spent', SERVICE, 'select public.spend_scan($1)', [ada]],
  ['a scan given back', SERVICE, 'select public.give_back_scan($1, $1)', [ada]],
  ['an app password', SERVICE, "select * from public.open_app_password($1, 'DAVx5')", [ada]],
  ['the state of an address book', person, 'select * from public.address_book_state()', []],
  [
    'changes of an address book',
    person,
    `select file_name from public.address_book_entries
     where user_id = $1 and sequence > 3 order by sequence limit 1000`,
    [ada],
  ],
  [
    'cards by their names',
    person,
    'select * from public.read_cards(jsonb_build_array($1::text))',
    [`${contact}.vcf`],
  ],
  ['the next cards', person, 'select * from public.read_cards(after => 2)', []],
  [
    'a card changed',
    person,
    `select * from public.save_card($1, '{"title": "Countess"}', may_replace => true)`,
    [`${contact}.vcf`],
  ],
  ['a new card', person, `select * from public.save_card('new.vcf', '{"full_name": "Ada"}')`, []],
  ['a card deleted', person, 'select public.delete_card($1)', [`${contact}.vcf`]],
  ['app passwords', person, 'select * from public.app_passwords order by created_at', []],
  ['a rejected profile', person, 'select public.reject_linkedin_match($1)', [contact]],
  [
    'a contact deleted',
    person,
    'delete from public.business_card_records where id = $1',
    [contact],
  ],
];

/** The tables that were read in full for a query, whose changes are rolled back. */
async function findScanned(actor: Actor, sql: string, values: unknown[]): Promise<string[]> {
  const names: string[] = [];
  await database
    .transaction(async (query) => {
      await actAs(query, actor);
      await query(sql, values);
      // Postgres counts what it actually did, including in functions, policies and triggers, which EXPLAIN does not
      // show.
      const scanned = await query<{ name: string }>(
        `select relname as name from pg_stat_xact_user_tables
         where seq_scan > 0 and schemaname in ('public', 'private', 'auth')
           -- They have one row.
           and relname not in ('storage_limit', 'retention_clock')`,
      );
      names.push(...scanned.map(({ name }) => name));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return names;
}

class Undo extends Error {}

test.each(QUESTIONS)('%s: no table is read in full', async (_, actor, sql, values) => {
  expect(await findScanned(actor, sql, values)).toEqual([]);
});

test('a query without an index is noticed', async () => {
  const sql = 'select id from public.business_card_records where full_name = $1';
  expect(await findScanned(SERVICE, sql, ['Grace'])).toEqual(['business_card_records']);
});

function id(n: number): string {
  return n
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
