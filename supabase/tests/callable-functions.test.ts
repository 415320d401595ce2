import { beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

/** SQLSTATE string_data_right_truncation: an argument is too long. */
const TOO_LONG = '22001';

const KEY = '00000000-0000-4000-8000-000000000001';

interface Callable {
  by: ('anon' | 'authenticated')[];
  /** A call with short values. */
  call: string;
  /** The most bytes in each text or document. Other types have a fixed size. */
  longest?: Record<string, number>;
  /** The most ids in a list. */
  most?: Record<string, number>;
}

/** Everything that callers with the publishable key or an account may call. Nothing else is callable. */
const CALLABLE: Record<string, Callable> = {
  address_book_state: { by: ['authenticated'], call: '' },
  ask_for_linkedin_match: { by: ['authenticated'], call: `contact_uuid => '${KEY}'` },
  can_search_profiles: { by: ['authenticated'], call: '' },
  contacts_state: { by: ['authenticated'], call: '' },
  count_contacts_older_than: { by: ['authenticated'], call: 'days => 1' },
  create_app_password: {
    by: ['authenticated'],
    call: `name => ''`,
    longest: { name: 400 },
  },
  delete_account: { by: ['authenticated'], call: '' },
  delete_all_data: { by: ['authenticated'], call: '' },
  delete_card: {
    by: ['authenticated'],
    call: `file_name => ''`,
    longest: { file_name: 255 },
  },
  delete_for_good: { by: ['authenticated'], call: `ids => '{}'`, most: { ids: 500 } },
  delete_some_contacts: { by: ['authenticated'], call: '' },
  find_reached_alike: {
    by: ['authenticated'],
    call: `contact_email => '', contact_phone => '', contact_name => ''`,
    longest: { contact_email: 2_000, contact_name: 2_000, contact_phone: 2_000 },
  },
  get_daily_usage: { by: ['authenticated'], call: `user_uuid => '${KEY}'` },
  get_storage_usage: { by: ['authenticated'], call: '' },
  increment_daily_usage: {
    by: ['authenticated'],
    call: `user_uuid => '${KEY}', increment_by => 1`,
  },
  is_user_premium: { by: ['authenticated'], call: `user_id => '${KEY}'` },
  merge_contacts: {
    by: ['authenticated'],
    call: `kept_uuid => '${KEY}', gone_uuid => '${KEY}', columns => '{}'`,
    longest: { columns: 300_000 },
  },
  number_cards: { by: ['authenticated'], call: '' },
  read_cards: {
    by: ['authenticated'],
    call: `file_names => '{}'`,
    longest: { file_names: 100_000 },
  },
  reject_linkedin_match: { by: ['authenticated'], call: `contact_uuid => '${KEY}'` },
  restore_deleted_contacts: {
    by: ['authenticated'],
    call: `ids => '{}'`,
    most: { ids: 100 },
  },
  revoke_app_password: { by: ['authenticated'], call: `id => '${KEY}'` },
  save_card: {
    by: ['authenticated'],
    call: `file_name => '', columns => '{}'`,
    longest: { columns: 300_000, file_name: 255 },
  },
  save_scanned_contact: {
    by: ['authenticated'],
    call: `save_key => '${KEY}', columns => '{}', seen => '{}'`,
    longest: { columns: 300_000, seen: 60_000 },
  },
  switch_off_news: { by: ['anon', 'authenticated'], call: `token => '${KEY}'` },
  undo_device_change: { by: ['authenticated'], call: `change_uuid => '${KEY}'` },
  undo_merge: { by: ['authenticated'], call: `merge_uuid => '${KEY}'` },
  update_imported_contacts: {
    by: ['authenticated'],
    call: `changes => '{}'`,
    longest: { changes: 1_000_000 },
  },
};

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
});
beforeEach(async () => {
  user = await database.addUser();
});

test.each(['anon', 'authenticated'] as const)(
  '%s may call these and nothing else',
  async (role) => {
    const rows = await database.query<{ name: string }>(
      `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')
     order by proname`,
      [role],
    );
    const listed = Object.keys(CALLABLE).filter((name) => CALLABLE[name]?.by.includes(role));
    expect(rows.map(({ name }) => name)).toEqual(listed);
  },
);

test('what policies, triggers and indexes call is in a schema that nobody may use', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [row] = await database.query<{ may: boolean }>(
      `select has_schema_privilege($1, 'private', 'usage') as may`,
      [role],
    );
    expect(row?.may).toBe(false);
  }
});

test('every text, list and document that can be passed has a longest value in this file', async () => {
  const rows = await database.query<{ name: string; argument: string }>(
    `select proname as name, argument from pg_proc,
       unnest(proargnames[1:pronargs], proargtypes::oid[]) as arguments (argument, type)
     where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', pg_proc.oid, 'execute')
       and (type in ('text'::regtype, 'jsonb'::regtype, 'json'::regtype, 'bytea'::regtype)
         or type in (select oid from pg_type where typcategory = 'A'))
     order by proname, argument`,
  );
  const listed = Object.entries(CALLABLE).flatMap(([name, { longest = {}, most = {} }]) =>
    Object.keys({ ...longest, ...most }).map((argument) => ({ name, argument })),
  );
  expect(rows).toEqual(listed);
});

const arguments_ = Object.entries(CALLABLE).flatMap(([name, { call, longest = {} }]) =>
  Object.entries(longest).map(([argument, bytes]) => ({ name, argument, bytes, call })),
);

test.each(arguments_)(
  '$name accepts $bytes bytes of $argument and no more',
  async ({ name, argument, bytes, call }) => {
    const ask = (length: number) => {
      const isDocument = call.includes(`${argument} => '{}'`);
      // A document with one text is stored with that text's key and a few bytes around both.
      const value = isDocument
        ? JSON.stringify({ x: 'x'.repeat(length - 40) })
        : 'x'.repeat(length);
      const filled = call.replace(new RegExp(`${argument} => '[^']*'`), () => `${argument} => $1`);
      return errorCode(
        database.queryAs({ userId: user }, `select public.${name}(${filled})`, [value]),
      );
    };
    expect(await ask(bytes)).not.toBe(TOO_LONG);
    expect(await ask(bytes + 100)).toBe(TOO_LONG);
  },
);

const lists = Object.entries(CALLABLE).flatMap(([name, { most = {} }]) =>
  Object.entries(most).map(([argument, count]) => ({ name, argument, count })),
);

test.each(lists)(
  '$name accepts $count $argument and no more',
  async ({ name, argument, count }) => {
    const ask = (length: number) =>
      errorCode(
        database.queryAs({ userId: user }, `select public.${name}(${argument} => $1::uuid[])`, [
          `{${Array(length).fill(KEY).join(',')}}`,
        ]),
      );
    expect(await ask(count)).toBeUndefined();
    expect(await ask(count + 1)).toBe(TOO_LONG);
  },
);
