import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DENIED, errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let user: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  user = await database.addUser();
});

const asUser = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  database.queryAs<Row>({ userId: user }, sql, values);

/** `int8` values may arrive as texts or as numbers. */
async function usage(): Promise<number> {
  const [row] = await asUser<{ used: number }>(
    'select used_bytes::float8 as used from public.get_storage_usage()',
  );
  return Number(row?.used);
}

async function measured(): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::float8 as bytes from private.measure_stored_bytes($1)',
    [user],
  );
  return Number(row?.bytes);
}

const addContacts = (count: number, notes = '') =>
  asUser(
    `insert into public.business_card_records (user_id, full_name, notes)
     select $1, 'Ada ' || n, $2 from generate_series(1, $3::integer) as n returning id`,
    [user, notes, count],
  ) as Promise<{ id: string }[]>;

const allow = (bytes: number) =>
  database.query('update private.storage_limit set bytes_per_person = $1', [bytes]);

/** What people may do, each with what it stores or deletes. `pick` chooses among existing rows. */
const ACTIONS: Record<string, (pick: number) => Promise<unknown>> = {
  'add contacts': (pick) => addContacts(1 + (pick % 5), 'é'.repeat(pick % 200)),
  'add one whose profile is known': (pick) =>
    asUser(
      `insert into public.business_card_records
         (user_id, linkedin_url, linkedin_updated_at, description) values ($1, $2, now(), $3)`,
      [user, `https://www.linkedin.com/in/${pick}`, 'x'.repeat(pick % 100)],
    ),
  'change contacts': (pick) =>
    asUser('update public.business_card_records set notes = $1, tags = array[$1]', [
      '“'.repeat(pick % 300),
    ]),
  'delete a contact': (pick) =>
    withContacts(pick, ([id]) =>
      asUser('delete from public.business_card_records where id = $1', [id]),
    ),
  'restore what was deleted': (pick) =>
    withDeleted(pick, (ids) => asUser('select public.restore_deleted_contacts($1::uuid[])', [ids])),
  'delete for good': (pick) =>
    withDeleted(pick, (ids) => asUser('select public.delete_for_good($1::uuid[])', [ids])),
  'merge two': (pick) =>
    withContacts(pick, ([kept, gone]) =>
      asUser(`select public.merge_contacts($1, $2, '{}')`, [kept, gone]),
    ),
  'undo a merge': async () => {
    const [merge] = await asUser<{ id: string }>(
      'select id from public.contact_merges where contact_id is not null order by merged_at desc',
    );
    if (merge) await asUser('select public.undo_merge($1)', [merge.id]);
  },
  'change one on a phone': async (pick) => {
    await database.query(
      `insert into public.app_passwords (user_id, name, made_with_second_factor) values ($1, 'Phone', false)`,
      [user],
    );
    await asUser('select public.number_cards()');
    const [card] = await asUser<{ file_name: string }>(
      'select file_name from public.address_book_entries where not is_deleted order by sequence',
    );
    if (!card) return;
    await asUser('select public.save_card($1, $2::text::jsonb, may_replace => true)', [
      card.file_name,
      JSON.stringify({ phone: String(pick), details: { department: 'é'.repeat(pick % 90) } }),
    ]);
  },
  'undo what a phone changed': async () => {
    const [change] = await asUser<{ id: string }>(
      'select id from public.device_changes order by changed_at desc',
    );
    if (change) await asUser('select public.undo_device_change($1)', [change.id]).catch(ignore);
  },
  'reject a profile': (pick) =>
    withContacts(pick, async ([id]) => {
      await asUser('update public.business_card_records set linkedin_url = $2 where id = $1', [
        id,
        `https://www.linkedin.com/in/rejected-${pick}`,
      ]);
      await asUser('select public.reject_linkedin_match($1)', [id]);
    }),
  'take rejections back': () => asUser('delete from public.rejected_profiles'),
  'delete enrichments': () => asUser('delete from public.linkedin_enrichments'),
  'save a scan': () =>
    asUser(`select public.save_scanned_contact($1, '{"full_name": "Grace"}')`, [randomUUID()]),
  'write settings': (pick) =>
    asUser(
      `insert into public.user_settings (user_id, saved_searches) values ($1, $2::text::jsonb)
       on conflict (user_id) do update set saved_searches = excluded.saved_searches`,
      [user, JSON.stringify([{ name: 'x'.repeat(pick % 50), query: '' }])],
    ),
  'write the profile': (pick) =>
    asUser(
      `insert into public.profiles (id, full_name) values ($1, $2)
       on conflict (id) do update set full_name = excluded.full_name`,
      [user, 'x'.repeat(pick % 500)],
    ),
  'change the name': (pick) =>
    database.query('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1', [
      user,
      JSON.stringify({ name: 'x'.repeat(pick % 90) }),
    ]),
  'store a card': (pick) =>
    asUser(
      `insert into storage.objects (bucket_id, name, metadata) values ('vcards', $1, $2::text::jsonb)
       on conflict (bucket_id, name) do update set metadata = excluded.metadata`,
      [`${user}/${pick % 3}.vcf`, JSON.stringify({ size: pick % 60_000 })],
    ),
  'delete a card': (pick) =>
    database.transaction(async (query) => {
      await query("select set_config('storage.allow_delete_query', 'true', true)");
      await query('delete from storage.objects where name = $1', [`${user}/${pick % 3}.vcf`]);
    }),
  'delete all data': () => asUser('select public.delete_all_data()'),
};

/** A change that was overwritten since cannot be undone. */
const ignore = () => undefined;

async function withContacts(pick: number, act: (ids: string[]) => Promise<unknown>) {
  const rows = await asUser<{ id: string }>(
    'select id from public.business_card_records order by id',
  );
  if (rows.length < 2) return;
  const ids = rows.map(({ id }) => id);
  await act([...ids.slice(pick % ids.length), ...ids]);
}

/** At least one of the deleted contacts, as a Postgres array. */
async function withDeleted(pick: number, act: (ids: string) => Promise<unknown>) {
  const rows = await asUser<{ id: string }>('select id from public.deleted_contacts order by id');
  const ids = rows.slice(0, 1 + (pick % 5)).map(({ id }) => id);
  await act(`{${ids.join(',')}}`);
}

test('whatever is stored, changed and deleted, the count equals what is there', async () => {
  const action = fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), fc.nat({ max: 100_000 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 5, maxLength: 40, size: 'max' }),
      async (actions) => {
        user = await database.addUser();
        for (const [name, pick] of actions) {
          await ACTIONS[name]?.(pick);
          expect(await usage()).toBe(await measured());
        }
      },
    ),
    { numRuns: 30 },
  );
});

/** Deletes for good what is deleted, because it counts until then. */
async function emptyDeleted(): Promise<void> {
  await asUser(
    'select public.delete_for_good(array(select id from public.deleted_contacts limit 500))',
  );
}

test('deleting for good gives back what adding took', async () => {
  const before = await usage();
  await addContacts(50, 'x'.repeat(1000));
  expect(await usage()).toBeGreaterThan(before + 50_000);
  await asUser('delete from public.business_card_records');
  expect(await usage()).toBeGreaterThan(before + 50_000);
  expect(await usage()).toBe(await measured());
  await emptyDeleted();
  expect(await usage()).toBe(before);
});

test('a deleted account leaves no counter behind', async () => {
  await addContacts(3);
  await ACTIONS['add one whose profile is known']?.(1);
  await asUser('select public.delete_account()');
  const counters = await database.query(
    `select user_id from private.stored_bytes where user_id = $1
     union all select user_id from private.freed_bytes where user_id = $1`,
    [user],
  );
  expect(counters).toEqual([]);
});

test('the times in a row count the same in every time zone', async () => {
  await addContacts(1);
  const before = await usage();
  await database.transaction(async (query) => {
    await query("set local timezone = 'Asia/Kolkata'");
    await query('delete from public.business_card_records where user_id = $1', [user]);
  });
  expect(before - (await usage())).toBeGreaterThan(100);
  expect(await usage()).toBe(await measured());
});

describe('an account that is full', () => {
  const MB = 1024 * 1024;
  beforeEach(async () => {
    await allow(MB);
    await addContacts(50, 'x'.repeat(20_000));
  });
  afterAll(() => allow(200 * MB));

  /** Fills the account to the last byte. */
  const fill = () =>
    database.query('update private.stored_bytes set bytes = $2 where user_id = $1', [user, MB]);

  const more = () => addContacts(3, 'x'.repeat(20_000));

  test('accepts nothing more, with a code and a sentence', async () => {
    const refused = await more().then(
      () => undefined,
      (error: { code: string; message: string }) => error,
    );
    expect(refused?.code).toBe('PGRST');
    expect(JSON.parse(refused?.message ?? '')).toEqual({
      code: 'storage_limit_reached',
      message: expect.stringMatching(/^Your account is full: it stores 1 MB at most\./),
    });
  });

  test.each(['add contacts', 'write settings', 'write the profile', 'merge two'])(
    'cannot %s',
    async (name) => {
      await fill();
      expect(await errorCode(ACTIONS[name]?.(299) ?? Promise.resolve())).toBe('PGRST');
    },
  );

  test('cannot make a contact longer', async () => {
    await fill();
    const longer = asUser("update public.business_card_records set description = repeat('x', 999)");
    expect(await errorCode(longer)).toBe('PGRST');
  });

  test('cannot store a card', async () => {
    await fill();
    expect(await errorCode(ACTIONS['store a card']?.(1) ?? Promise.resolve())).toBe(DENIED);
  });

  test('can be read, made smaller, and used again', async () => {
    expect(await errorCode(more())).toBe('PGRST');
    await asUser(
      "update public.business_card_records set notes = 'short' where full_name = 'Ada 1'",
    );
    await asUser("delete from public.business_card_records where full_name in ('Ada 2', 'Ada 3')");
    expect(await errorCode(more())).toBe('PGRST');
    await emptyDeleted();
    expect(await errorCode(more())).toBeUndefined();
    expect(await usage()).toBe(await measured());
  });

  test('deletes and restores what it has', async () => {
    await fill();
    const [one] = await asUser<{ id: string }>(
      'delete from public.business_card_records returning id',
    );
    const restore = asUser('select public.restore_deleted_contacts(array[$1::uuid])', [one?.id]);
    expect(await errorCode(restore)).toBeUndefined();
    expect(await asUser('select id from public.business_card_records')).toEqual([one]);
  });

  test('affects nobody else', async () => {
    user = await database.addUser();
    expect(await errorCode(more())).toBeUndefined();
  });

  test('lets the server store a profile that it found', async () => {
    const found = database.queryAs(
      'service_role',
      `insert into public.linkedin_enrichments (user_id, linkedin_url, description)
       values ($1, 'https://www.linkedin.com/in/ada', $2)`,
      [user, 'x'.repeat(19_000)],
    );
    expect(await errorCode(found)).toBeUndefined();
  });

  test('gives out its last bytes once, even if many ask at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => errorCode(addContacts(1, 'x'.repeat(9000)))),
    );
    expect(await usage()).toBeLessThanOrEqual(MB);
    expect(await usage()).toBe(await measured());
  });
});

test('a contact cannot be larger than one may be', async () => {
  const huge = asUser(
    `insert into public.business_card_records (user_id, notes, description, details)
     values ($1, $2, $2, jsonb_build_object('lines', $3::text))`,
    [user, '中'.repeat(15_000), 'x'.repeat(90_000)],
  );
  expect(await errorCode(huge)).toBe('PGRST');
  // The most characters that a form accepts, in Chinese.
  expect(await errorCode(addContacts(1, '中'.repeat(20_000)))).toBeUndefined();
});

test('nobody can see another person’s usage, and a visitor sees none', async () => {
  await addContacts(5);
  const own = await usage();
  user = await database.addUser();
  expect(await usage()).toBeLessThan(own);
  const ask = database.queryAs('anon', 'select * from public.get_storage_usage()');
  expect(await errorCode(ask)).toBe(DENIED);
});

test.each(['storage_limit', 'stored_bytes', 'freed_bytes'])(
  'nobody can reach %s',
  async (table) => {
    for (const caller of ['anon', 'service_role', { userId: user }] as const) {
      expect(await errorCode(database.queryAs(caller, `select * from private.${table}`))).toBe(
        DENIED,
      );
    }
  },
);
