import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCode, openTestDatabase, type TestDatabase } from './test-database.ts';

/** SQLSTATE object_not_in_prerequisite_state. */
const IN_PARTS_FIRST = '55000';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(
    `create or replace function private.contacts_deleted_at_once() returns integer
     language sql as $$ select 2 $$`,
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  // What the process deletes for others would count too.
  await database.exec('delete from public.user_settings');
  user = await database.addUser();
  await database.query(
    `insert into public.business_card_records (user_id, full_name, created_at)
     select $1, age::text, now() - age * interval '1 day' from generate_series(1, 5) as age`,
    [user],
  );
});

const ask = async (sql: string, parameters: unknown[] = []) => {
  const [row] = await database.queryAs<{ answer: unknown }>({ userId: user }, sql, parameters);
  return row?.answer;
};
const left = async () => {
  const rows = await database.query<{ full_name: string }>(
    'select full_name from public.business_card_records where user_id = $1 order by full_name',
    [user],
  );
  return rows.map(({ full_name }) => full_name);
};

/** A rule that is not applied when it is stored. */
async function keepForADay(): Promise<void> {
  await database.exec('alter table public.user_settings disable trigger user');
  await database.query(
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 1)',
    [user],
  );
  await database.exec('alter table public.user_settings enable trigger user');
}

const partOf = (bytes: number) =>
  database.exec(
    `create or replace function private.bytes_deleted_at_once() returns integer
     language sql as $$ select ${bytes} $$`,
  );

/** Runs with parts that eight kilobytes of contacts fill. */
async function withSmallParts(run: () => Promise<void>): Promise<void> {
  await partOf(8_000);
  try {
    await run();
  } finally {
    await partOf(16 * 1024 * 1024);
  }
}

/** Living and deleted ones. */
async function count(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select ((select count(*) from public.business_card_records where user_id = $1)
       + (select count(*) from public.deleted_contacts where user_id = $1))::integer as count`,
    [user],
  );
  return row?.count ?? 0;
}

test('a person’s contacts are deleted in parts, and nobody else’s are', async () => {
  const other = await database.addUser();
  await database.query(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada')`,
    [other],
  );
  const answers = [];
  for (let times = 0; times < 3; times += 1) {
    answers.push(await ask('select public.delete_some_contacts() as answer'));
  }
  expect(answers).toEqual([true, true, false]);
  expect(await left()).toEqual([]);
  expect(
    await database.query('select full_name from public.business_card_records where user_id = $1', [
      other,
    ]),
  ).toEqual([{ full_name: 'Ada' }]);
});

test('a part has fewer contacts when they are large, living or deleted', async () => {
  await database.query(
    'update public.business_card_records set notes = $2 where user_id = $1 and full_name = any ($3)',
    [user, 'é'.repeat(5000), ['1', '2', '5']],
  );
  await database.queryAs(
    { userId: user },
    'delete from public.business_card_records where full_name = any ($1)',
    [['1', '2']],
  );
  const deletedByPart: number[] = [];
  await withSmallParts(async () => {
    for (let more = true; more; ) {
      const before = await count();
      more = (await ask('select public.delete_some_contacts() as answer')) as boolean;
      deletedByPart.push(before - (await count()));
    }
  });
  // The oldest first. A large one makes up the bytes of a part, so there is another call after the last one.
  expect(deletedByPart).toEqual([1, 2, 1, 1, 0]);
});

test.each(['delete_all_data', 'delete_account'])(
  '%s deletes nothing while there are more contacts than one part',
  async (name) => {
    const call = () => errorCode(database.queryAs({ userId: user }, `select public.${name}()`));
    expect(await call()).toBe(IN_PARTS_FIRST);
    expect(await left()).toHaveLength(5);
    await ask('select public.delete_some_contacts() as answer');
    await ask('select public.delete_some_contacts() as answer');
    expect(await call()).toBeUndefined();
    expect(await left()).toEqual([]);
  },
);

test('a new rule deletes the oldest part, and the rest when called again', async () => {
  await database.queryAs(
    { userId: user },
    'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 2)',
    [user],
  );
  expect(await left()).toEqual(['1', '2', '3']);
  await ask('select public.delete_some_contacts(only_outlived => true) as answer');
  expect(await left()).toEqual(['1']);
  expect(await ask('select public.delete_some_contacts(only_outlived => true) as answer')).toBe(
    false,
  );
  expect(await left()).toEqual(['1']);
});

test('the process deletes in parts, and returns how many', async () => {
  await keepForADay();
  const [row] = await database.queryAs<{ deleted: number }>(
    'service_role',
    'select public.delete_expired_contacts(3) as deleted',
  );
  expect(row?.deleted).toBe(3);
  expect(await left()).toHaveLength(2);
});

/** Makes all five contacts large, and puts the two youngest into “Recently Deleted”. */
async function enlarge(): Promise<void> {
  await database.query('update public.business_card_records set notes = $2 where user_id = $1', [
    user,
    'é'.repeat(5000),
  ]);
  await database.queryAs(
    { userId: user },
    'delete from public.business_card_records where full_name = any ($1)',
    [['1', '2']],
  );
}

/** How many each call of the process deletes, until none. */
async function deletedByProcess(): Promise<number[]> {
  const parts: number[] = [];
  for (let deleted = -1; deleted !== 0; ) {
    const [row] = await database.queryAs<{ deleted: number }>(
      'service_role',
      'select public.delete_expired_contacts(2000) as deleted',
    );
    deleted = row?.deleted ?? 0;
    parts.push(deleted);
  }
  return parts;
}

test('what a rule of retention deletes is bounded by bytes, living or deleted', async () => {
  await enlarge();
  await keepForADay();
  await database.query(
    `update public.deleted_contacts set created_at = now() - interval '9 days' where user_id = $1`,
    [user],
  );
  await withSmallParts(async () => {
    expect(await deletedByProcess()).toEqual([1, 1, 1, 1, 1, 0]);
  });
  expect(await count()).toBe(0);
});

test('a new rule deletes no more bytes at once than a part has', async () => {
  await enlarge();
  await withSmallParts(async () => {
    await database.queryAs(
      { userId: user },
      'insert into public.user_settings (user_id, delete_contacts_after_days) values ($1, 2)',
      [user],
    );
    expect(await left()).toEqual(['3', '4']);
  });
});

test('what was deleted 30 days ago goes in parts of so many bytes, by the process or a deletion', async () => {
  await enlarge();
  await database.queryAs({ userId: user }, 'delete from public.business_card_records');
  await database.query(
    `update public.deleted_contacts set deleted_at = now() - interval '31 days' where user_id = $1`,
    [user],
  );
  await withSmallParts(async () => {
    await database.queryAs({ userId: user }, 'delete from public.business_card_records');
    expect(await count()).toBe(5);
    await database.query(
      `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada')`,
      [user],
    );
    await database.queryAs({ userId: user }, 'delete from public.business_card_records');
    // Ada is kept, and one large contact is gone.
    expect(await count()).toBe(5);
    expect(await deletedByProcess()).toEqual([1, 1, 1, 1, 0]);
  });
});

test('a clock that was ahead is put right in parts of so many bytes', async () => {
  await enlarge();
  await database.query(
    `update public.deleted_contacts set deleted_at = now() + interval '5 years' where user_id = $1`,
    [user],
  );
  const ahead = async () =>
    (
      await database.query(
        'select from public.deleted_contacts where user_id = $1 and deleted_at > now()',
        [user],
      )
    ).length;
  await withSmallParts(async () => {
    expect(await ahead()).toBe(2);
    await deletedByProcess();
    expect(await ahead()).toBe(1);
    await deletedByProcess();
    expect(await ahead()).toBe(0);
  });
});

test('a contact counts with its merges, which go with it', async () => {
  const merge = async (kept: string, gone: string) =>
    ask(
      `select public.merge_contacts(
         (select id from public.business_card_records where user_id = auth.uid() and full_name = $1),
         (select id from public.business_card_records where user_id = auth.uid() and full_name = $2),
         jsonb_build_object('notes', $3::text)
       ) as answer`,
      [kept, gone, 'é'.repeat(1500)],
    );
  await merge('4', '3');
  await merge('5', '4');
  // Each row has less than 8 kB.
  const [size] = await database.query<{ bytes: number }>(
    `select max(octet_length(contact::text))::integer as bytes
     from public.business_card_records as contact where user_id = $1`,
    [user],
  );
  expect(size?.bytes).toBeLessThan(8_000);
  await withSmallParts(async () => {
    await ask('select public.delete_some_contacts() as answer');
    expect(await left()).toEqual(['1', '2']);
  });
});
