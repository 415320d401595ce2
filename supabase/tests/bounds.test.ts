import { beforeAll, expect, test } from 'vitest';
import { errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

const CHECK_VIOLATION = '23514';

let database: TestDatabase;
let user: string;

beforeAll(async () => {
  database = await shareTestDatabase();
  user = await database.addUser();
});

test('every text, list and document of every table is bounded', async () => {
  const unbounded = await database.query<{ column: string }>(`
    select format('%s.%s', class.relname, attribute.attname) as column
    from pg_class as class
    join pg_attribute as attribute on attribute.attrelid = class.oid
    join pg_type as type on type.oid = attribute.atttypid
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      and attribute.attnum > 0 and not attribute.attisdropped
      and (type.typname in ('text', 'varchar', 'json', 'jsonb', 'bytea', 'xml') or type.typcategory = 'A')
      and not exists (
        select from pg_constraint as rule
        where rule.conrelid = class.oid and rule.contype = 'c'
          and attribute.attnum = any (rule.conkey)
      )`);
  expect(unbounded).toEqual([]);
});

const letters = (count: number) => 'x'.repeat(count);
const page = { source_url: 'https://example.org', source_title: letters(19_000) };

test.each<[column: string, largest: unknown, tooLarge: unknown]>([
  ['full_name', letters(500), letters(501)],
  ['notes', letters(20_000), letters(20_001)],
  ['confidence', letters(100), letters(101)],
  ['hashtags', letters(5_000), letters(5_001)],
  ['tags', Array.from({ length: 500 }, String), Array.from({ length: 501 }, String)],
  ['tags', [letters(19_000)], [letters(20_001)]],
  ['met_event', letters(500), letters(501)],
  ['met_place', letters(500), letters(501)],
  ['history', JSON.stringify([letters(19_000)]), JSON.stringify([letters(20_001)])],
  ['settled', Array.from({ length: 200 }, String), Array.from({ length: 201 }, String)],
  ['evidence', page, { ...page, more: letters(2_000) }],
  ['details', { note: letters(99_000) }, { note: letters(100_001) }],
])('%s holds this much and no more', async (column, largest, tooLarge) => {
  const insert = (value: unknown) =>
    errorCode(
      database.queryAs(
        { userId: user },
        `insert into public.business_card_records (user_id, ${column}) values ($1, $2)`,
        [user, value],
      ),
    );
  expect(await insert(largest)).toBeUndefined();
  expect(await insert(tooLarge)).toBe(CHECK_VIOLATION);
});

test('an account keeps at most fifty searches', async () => {
  const save = (searches: unknown) =>
    errorCode(
      database.queryAs(
        { userId: user },
        `insert into public.user_settings (user_id, saved_searches) values ($1, $2)
         on conflict (user_id) do update set saved_searches = excluded.saved_searches`,
        [user, JSON.stringify(searches)],
      ),
    );
  const search = { name: 'Fair', query: 'event=Fair' };
  expect(await save(Array.from({ length: 50 }, () => search))).toBeUndefined();
  expect(await save(Array.from({ length: 51 }, () => search))).toBe(CHECK_VIOLATION);
  expect(await save([{ ...search, query: letters(30_001) }])).toBe(CHECK_VIOLATION);
  expect(await save({})).toBe(CHECK_VIOLATION);
});

test('the newest hundred rejected profiles of a contact are remembered', async () => {
  const [contact] = await database.query<{ id: string }>(
    `insert into public.business_card_records (user_id, full_name) values ($1, 'Ada') returning id`,
    [user],
  );
  await database.query(
    `insert into public.rejected_profiles (contact_id, user_id, linkedin_url, created_at)
     select $1, $2, 'https://www.linkedin.com/in/' || number, now() + number * interval '1 second'
     from generate_series(1, 103) as number`,
    [contact?.id, user],
  );
  const [kept] = await database.query(
    `select count(*) as count, bool_or(linkedin_url like '%/3') as third
     from public.rejected_profiles where contact_id = $1`,
    [contact?.id],
  );
  expect(kept).toEqual({ count: 100, third: false });
});
